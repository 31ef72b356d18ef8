import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import type { Principal } from '../../platform/principal.ts';
import { createVerifiedTokens } from './verified-tokens.ts';

const now = new Date('2026-11-23T12:00:00Z');
const seconds = now.getTime() / 1000;
const principal: Principal = { customerGroupId: 'u-1', customerId: 'c-1', usid: 'u-1', isRegistered: false, clientId: 'outfitter-web' };
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenWith = (claims: object, keyId = 'key-1') => `${encode({ alg: 'ES256', kid: keyId })}.${encode(claims)}.signature`;

function verifiedTokens() {
  const clock = fixedClock(now);
  const trusted = new Set(['key-1']);
  const keys = { publicKey: async (id: string) => (trusted.has(id) ? { kid: id, kty: 'EC' } : undefined) };
  return { clock, trusted, tokens: createVerifiedTokens(keys, clock) };
}

describe('a verified token', () => {
  it('has its principal until the second of its expiry, also if the clock is then set back', async () => {
    const { clock, tokens } = verifiedTokens();
    const token = tokenWith({ exp: seconds + 1800 });
    tokens.add(token, principal);
    clock.set(new Date(now.getTime() + 1_799_999));
    expect(await tokens.find(token)).toEqual(principal);
    clock.set(new Date(now.getTime() + 1_800_000));
    expect(await tokens.find(token)).toBeUndefined();
    clock.set(now);
    expect(await tokens.find(token)).toBeUndefined();
  });

  it('does not apply once its key is no longer trusted', async () => {
    const { tokens, trusted } = verifiedTokens();
    const [token, other] = [tokenWith({ exp: seconds + 60 }), tokenWith({ exp: seconds + 60 }, 'key-2')];
    trusted.add('key-2');
    tokens.add(token, principal);
    tokens.add(other, { ...principal, usid: 'u-2' });
    trusted.delete('key-1');
    expect(await tokens.find(token)).toBeUndefined();
    expect(await tokens.find(other)).toMatchObject({ usid: 'u-2' });
  });

  it('does not apply to a token that differs in its signature or claims', async () => {
    const { tokens } = verifiedTokens();
    const token = tokenWith({ exp: seconds + 60 });
    tokens.add(token, principal);
    expect(await tokens.find(`${token.slice(0, -1)}X`)).toBeUndefined();
    expect(await tokens.find(tokenWith({ exp: seconds + 61 }))).toBeUndefined();
  });

  it('cannot be changed by a handler', async () => {
    const { tokens } = verifiedTokens();
    const token = tokenWith({ exp: seconds + 60 });
    tokens.add(token, principal);
    const found = (await tokens.find(token)) as Principal;
    expect(() => Object.assign(found, { customerId: 'c-2' })).toThrow(TypeError);
  });

  it('is not stored without an expiry, or if it becomes valid later', async () => {
    const { tokens } = verifiedTokens();
    for (const claims of [{}, { exp: seconds + 60, nbf: seconds }]) {
      tokens.add(tokenWith(claims), principal);
      expect(await tokens.find(tokenWith(claims))).toBeUndefined();
    }
  });

  it('makes room for others: the least recently used one is dropped', async () => {
    const { tokens } = verifiedTokens();
    const token = (number: number) => tokenWith({ exp: seconds + 60, number });
    for (let number = 0; number < 4_000; number += 1) tokens.add(token(number), principal);
    expect(await tokens.find(token(0))).toBeDefined();
    tokens.add(token(4_000), principal);
    expect(await tokens.find(token(1))).toBeUndefined();
    expect(await tokens.find(token(0))).toBeDefined();
  });
});

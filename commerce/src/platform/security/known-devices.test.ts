import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKnownDevices } from './known-devices.ts';

const masterKey = '5e'.repeat(32);
const devices = createKnownDevices('customer', masterKey);
const now = new Date('2026-11-21T12:00:00Z');
const dayMilliseconds = 24 * 60 * 60 * 1000;

describe('a known device', () => {
  it('knows the last four accounts that have signed in there, under one id', () => {
    fc.assert(
      fc.property(fc.array(fc.uuid(), { minLength: 1, maxLength: 8 }), (accountIds) => {
        let token: string | undefined;
        const ids = new Set<string>();
        for (const accountId of accountIds) {
          token = devices.sign(devices.read(token, now), accountId, now);
          ids.add(devices.read(token, now)?.id ?? '');
        }
        const lastFour = [...new Set(accountIds.toReversed())].slice(0, 4);
        expect([...(devices.read(token, now)?.accountIds ?? [])].sort()).toEqual(lastFour.sort());
        expect(ids.size).toBe(1);
      }),
    );
  });

  it('is not recognized if any character of its token is changed, or after 400 days', () => {
    const token = devices.sign(undefined, '0199c1f0-0000-7000-8000-000000000001', now);
    fc.assert(
      fc.property(fc.nat({ max: token.length - 2 }), fc.constantFrom('A', 'z', '0', '~'), (position, character) => {
        fc.pre(token[position] !== character);
        expect(devices.read(token.slice(0, position) + character + token.slice(position + 1), now)).toBeUndefined();
      }),
    );
    expect(devices.read(token, new Date(now.getTime() + 399 * dayMilliseconds))).toBeDefined();
    expect(devices.read(token, new Date(now.getTime() + 401 * dayMilliseconds))).toBeUndefined();
    expect(createKnownDevices('customer', '5f'.repeat(32)).read(token, now)).toBeUndefined();
  });

  it('is not recognized as an editor’s if it is a customer’s', () => {
    expect(createKnownDevices('editor', masterKey).read(devices.sign(undefined, 'a', now), now)).toBeUndefined();
  });
});

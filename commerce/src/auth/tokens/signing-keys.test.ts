import { describe, expect, it } from 'vitest';
import { nextSigningFrom, signingRowAt } from './signing-keys.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-21T12:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * day);
const key = (id: string, from: number, to: number) => ({
  id,
  algorithm: 'ES256',
  publicJwk: {},
  privateJwk: Buffer.alloc(0),
  signsFrom: at(from),
  signsTo: at(to),
  trustedTo: at(to + 1),
});

describe('signing keys', () => {
  it('sign immediately if no other key is active', () => {
    expect(nextSigningFrom([], now)).toEqual(now);
    expect(nextSigningFrom([key('old', -40, -10)], now)).toEqual(now);
  });

  it('get a successor a day before they expire, which starts when they end', () => {
    expect(nextSigningFrom([key('a', -10, 20)], now)).toBeUndefined();
    expect(nextSigningFrom([key('a', -29.5, 0.5)], now)).toEqual(at(0.5));
    expect(nextSigningFrom([key('a', -29.5, 0.5), key('b', 0.5, 30.5)], now)).toBeUndefined();
  });

  it('sign one at a time: the newest active one', () => {
    const rows = [key('a', -10, 20), key('b', -1, 29), key('c', 5, 35)];
    expect(signingRowAt(rows, now)?.id).toBe('b');
    expect(signingRowAt(rows, at(6))?.id).toBe('c');
    expect(signingRowAt([], now)).toBeUndefined();
  });

  it('sign with the first one if the clock was set back to before all of them, and need no other', () => {
    const rows = [key('a', 0, 30), key('b', 30, 60)];
    expect(signingRowAt(rows, at(-1 / 24))?.id).toBe('a');
    expect(nextSigningFrom(rows, at(-1 / 24))).toBeUndefined();
    expect(signingRowAt([key('expired', -40, -10), ...rows], at(-1 / 24))?.id).toBe('a');
  });
});

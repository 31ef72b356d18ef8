import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKeyOf } from './email-key.ts';
import { createLinkTokens } from './link-tokens.ts';

const tokens = createLinkTokens('5e'.repeat(32));
const key = emailKeyOf('dale@example.com');
const moment = new Date('2026-11-21T15:00:00.123Z');

describe('the tokens of links in mail', () => {
  it('contain the address and the time that they were created with', () => {
    expect(tokens.readUnsubscribe(tokens.unsubscribe(key))).toBe(key);
    expect(tokens.readConfirm(tokens.confirm(key, moment))).toEqual({ addressKey: key, signedUpAt: moment });
  });

  it('are short enough for a link and valid for one purpose only', () => {
    expect(tokens.confirm(key, moment).length).toBeLessThan(90);
    expect(tokens.readUnsubscribe(tokens.confirm(key, moment))).toBeUndefined();
    expect(tokens.readConfirm(tokens.unsubscribe(key))).toBeUndefined();
  });

  it('are rejected if another key signed them or a character has changed', () => {
    const token = tokens.unsubscribe(key);
    expect(createLinkTokens('7a'.repeat(32)).readUnsubscribe(token)).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'x', '.', '0'), (at, sign) => {
        const changed = `${token.slice(0, at)}${sign}${token.slice(at + 1)}`;
        // The last base64 character contains unused bits.
        if (changed !== token && at < token.length - 1) expect(tokens.readUnsubscribe(changed)).toBeUndefined();
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void expect(tokens.readUnsubscribe(text)).toBeUndefined()));
  });
});

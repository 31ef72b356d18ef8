import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeGiftMessage } from './gift-message.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 250 });

it('a gift message has no control characters but line breaks, and is never longer than what was typed', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const message = normalizeGiftMessage(text) ?? '';
      expect(message.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      expect(message).not.toMatch(/\n{3}|^\s|\s$/);
      expect(message.length).toBeLessThanOrEqual(text.length);
    }),
  );
});

it('a gift message stays the same when it is saved again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const message = normalizeGiftMessage(text);
      expect(normalizeGiftMessage(message ?? '')).toBe(message);
    }),
  );
});

it.each([
  ['  Happy birthday,\r\nDad! ', 'Happy birthday,\nDad!'],
  ['one\n\n\n\n two', 'one\n\ntwo'],
  [
    '👩‍👧‍👦 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🎁',
    '👩‍👧‍👦 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🎁',
  ],
  ['a\u0007b\u202ec', 'a b c'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  [' \u200b\n ', null],
])('the gift message %j is stored as %j', (typed, stored) => {
  expect(normalizeGiftMessage(typed)).toBe(stored);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giftCardTextsOf, maxLength, toGiftCardChange, toGiftCardFields } from './gift-card-texts.ts';

const name = fc.string({ unit: 'binary', maxLength: maxLength.recipientName });
const texts = fc.record({ recipientName: name, senderName: name, message: fc.string({ unit: 'binary', maxLength: maxLength.message }) });

it('GIFT-003 texts are sent without control characters, in one line for names, and never longer than they were typed', () => {
  fc.assert(
    fc.property(texts, (typed) => {
      const { c_giftCardRecipientName: recipient, c_giftCardSenderName: sender, c_giftCardMessage: message } = toGiftCardFields(typed);
      for (const line of [recipient, sender]) expect(line ?? 'absent').toMatch(/^[^\p{Cc}\u2028\u2029]+$/u);
      expect(message ?? 'absent').toMatch(/^(?:[^\p{Cc}\u2028\u2029]|\n)+$/u);
      expect(recipient?.length ?? 0).toBeLessThanOrEqual(typed.recipientName.length);
      expect(message?.length ?? 0).toBeLessThanOrEqual(typed.message.length);
    }),
  );
});

it('GIFT-003 text that was sent is sent the same again, and what is not written is removed', () => {
  fc.assert(
    fc.property(texts, (typed) => {
      const sent = toGiftCardFields(typed);
      expect(toGiftCardFields(giftCardTextsOf(sent))).toEqual(sent);
      const change = toGiftCardChange(typed);
      expect(Object.keys(change)).toHaveLength(3);
      expect(Object.fromEntries(Object.entries(change).filter(([, text]) => text !== null))).toEqual(sent);
    }),
  );
});

it('GIFT-003 emoji, accents and markup stay as typed', () => {
  const typed = { recipientName: ' Zoë 👩‍🚒 ', senderName: '\t\u0000', message: 'One\r\n<b>two</b>\u0007' };
  expect(toGiftCardFields(typed)).toEqual({ c_giftCardRecipientName: 'Zoë 👩‍🚒', c_giftCardMessage: 'One\n<b>two</b>' });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeGiftCardTexts, parseGiftCardChoice } from './gift-card-choice.ts';

const listed = { taxClass: 'gift_card' as const, giftCardAmounts: [25, 50] };
const open = { taxClass: 'gift_card' as const, giftCardAmounts: undefined };
const readValue = (value: number, sku: typeof listed | typeof open) => {
  const read = parseGiftCardChoice({ c_giftCardValue: value }, sku, '$[0]');
  return read.ok ? read.value?.valueMinor : read.arguments?.path;
};

it('GIFT-003 a gift card has one of the amounts that its style lists', () => {
  expect(readValue(50, listed)).toBe(5_000);
  expect(readValue(51, listed)).toBe('$[0].c_giftCardValue');
});

it('a gift card without listed amounts has 1 to 500, in whole cents', () => {
  expect([readValue(1, open), readValue(500, open), readValue(33.25, open)]).toEqual([100, 50_000, 3_325]);
  for (const value of [0.99, 500.01, 33.333]) expect(readValue(value, open)).toBe('$[0].c_giftCardValue');
});

it('GIFT-003 a gift card keeps its kind, message and option, and may have no amount of its own', () => {
  const fields = { c_giftCardType: 'email', c_giftCardMessage: 'For the truck.', c_giftCardOptionId: 'barn' };
  const value = { type: 'email', valueMinor: undefined, message: 'For the truck.', optionId: 'barn' };
  expect(parseGiftCardChoice(fields, listed, '$[0]')).toEqual({ ok: true, value });
});

it('GIFT-003 a gift card keeps the names on it, and stores no empty text', () => {
  const names = { c_giftCardRecipientName: 'Marit', c_giftCardSenderName: 'Dale' };
  const read = (fields: object) => parseGiftCardChoice({ ...names, ...fields }, listed, '$[0]');
  expect(read({})).toMatchObject({ ok: true, value: { recipientName: 'Marit', senderName: 'Dale' } });
  const empty = read({ c_giftCardMessage: '', c_giftCardSenderName: '' });
  expect(Object.keys(empty.ok && empty.value ? empty.value : {}).sort()).toEqual(['optionId', 'recipientName', 'type', 'valueMinor']);
});

it('GIFT-003 a change replaces the texts that it has, removes those that are null or empty, and leaves the rest', () => {
  const fields = ['message', 'recipientName', 'senderName'] as const;
  const keys = { message: 'c_giftCardMessage', recipientName: 'c_giftCardRecipientName', senderName: 'c_giftCardSenderName' } as const;
  const texts = fc.record({ message: fc.string(), recipientName: fc.string(), senderName: fc.string() });
  const changes = fc.record(
    Object.fromEntries(Object.values(keys).map((key) => [key, fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined))])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(texts, changes, (giftCard, change: Record<string, string | null | undefined>) => {
      const changed = changeGiftCardTexts({ ...giftCard, valueMinor: 5_000 }, change);
      expect(changed.valueMinor).toBe(5_000);
      for (const field of fields) {
        const text = change[keys[field]];
        expect(changed[field]).toBe(text === undefined ? giftCard[field] : text || undefined);
      }
    }),
  );
});

it('an amount that is not offered is rejected with those that are', () => {
  const rejected = (sku: typeof listed | typeof open) => parseGiftCardChoice({ c_giftCardValue: 501 }, sku, '$[2]');
  const error = { ok: false, error: 'ValidationException', message: 'A gift card of this amount is not offered.' };
  const location = { path: '$[2].c_giftCardValue', in: 'body' };
  expect(rejected(listed)).toEqual({ ...error, arguments: { ...location, offered: [25, 50] } });
  expect(rejected(open)).toEqual({ ...error, arguments: { ...location, offered: { least: 1, most: 500 } } });
});

it('another product has no gift-card fields', () => {
  const coat = { taxClass: 'clothing' as const, giftCardAmounts: undefined };
  const item = { productId: 'COAT', quantity: 1, c_isPickupItem: false, c_giftCardValue: undefined };
  expect(parseGiftCardChoice(item, coat, '$[0]')).toEqual({ ok: true, value: undefined });
  expect(parseGiftCardChoice({ ...item, c_giftCardMessage: 'Hi' }, coat, '$[0]')).toEqual({
    ok: false,
    error: 'ValidationException',
    message: 'This product is not a gift card.',
    arguments: { path: '$[0].c_giftCardMessage', in: 'body' },
  });
});

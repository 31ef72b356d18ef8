import { describe, expect, it } from 'vitest';
import { mailMessages } from './index.ts';

type Message = string | ((...args: never[]) => unknown);
function collectMessages(messages: object, path = ''): Map<string, Message> {
  return new Map(
    Object.entries(messages).flatMap(([key, message]): [string, Message][] =>
      typeof message === 'object' && message !== null
        ? [...collectMessages(message, `${path}${key}.`)]
        : [[`${path}${key}`, message as Message]],
    ),
  );
}
const english = collectMessages(mailMessages['en-US']);
const collections = Object.entries(mailMessages).map(([locale, messages]) => [locale, collectMessages(messages)] as const);

describe.each(collections)('the mail messages in %s', (_locale, messages) => {
  it('I18N-001 have the same keys and types as the default messages', () => {
    expect([...messages.keys()]).toEqual([...english.keys()]);
    for (const [key, message] of messages) expect(typeof message, key).toBe(typeof english.get(key));
  });

  it('are not empty and have no exclamation marks', () => {
    for (const [key, message] of messages) if (typeof message === 'string') expect(message, key).toMatch(/^[^!]*\p{L}[^!]*$/u);
  });
});

it('I18N-001 French messages are all translated', () => {
  // Identical in both languages.
  const shared = new Set(['order.total']);
  for (const [key, message] of collectMessages(mailMessages['fr-FR'])) {
    if (typeof message === 'string' && !shared.has(key)) expect(message, key).not.toBe(english.get(key));
  }
});

it('I18N-001 plurals follow the language: in French zero and one are singular', () => {
  const items = (locale: keyof typeof mailMessages) =>
    [0, 1, 2].map((count) => mailMessages[locale].order.items(count).replace('\u00a0', ' '));
  expect(items('en-US')).toEqual(['0 items', '1 item', '2 items']);
  expect(items('fr-FR')).toEqual(['0 article', '1 article', '2 articles']);
});

it('I18N-001 French messages describe a benefit by its type, because the text of the merchant is English', () => {
  const english = mailMessages['en-US'].marketing.offer;
  expect(english({ kind: 'order_amount', callout: 'Welcome discount', amount: '$15', from: '$50' })).toBe('$15 off orders of $50 or more.');
  expect(english({ kind: 'shipping_free', callout: 'Free shipping', amount: undefined, from: '$50' })).toBe(
    'Free shipping on orders of $50 or more.',
  );
  expect(english({ kind: 'order_amount', callout: 'Welcome discount', amount: undefined, from: undefined })).toBe('Welcome discount.');
  const { offer } = mailMessages['fr-FR'].marketing;
  const callout = '$15 off your order';
  expect(offer({ kind: 'order_amount', callout, amount: '15 $', from: '50 $' })).toBe('15 $ de rabais, dès 50 $.');
  expect(offer({ kind: 'shipping_free', callout: 'Free shipping', amount: undefined, from: undefined })).toBe('Livraison gratuite.');
});

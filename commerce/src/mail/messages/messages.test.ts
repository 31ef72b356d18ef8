import { describe, expect, it } from 'vitest';
import { mailMessages } from './index.ts';

type Said = string | ((...given: never[]) => unknown);
/** Lists all messages by path, with their number of parameters. */
function saidBy(words: object, path = ''): Map<string, Said> {
  return new Map(
    Object.entries(words).flatMap(([key, said]): [string, Said][] =>
      typeof said === 'object' && said !== null ? [...saidBy(said, `${path}${key}.`)] : [[`${path}${key}`, said as Said]],
    ),
  );
}
const english = saidBy(mailMessages['en-US']);
const catalogues = Object.entries(mailMessages).map(([locale, words]) => [locale, saidBy(words)] as const);

describe.each(catalogues)('the words of mail in %s', (_locale, words) => {
  it('I18N-001 say the same things as the shop’s own, each of the same kind', () => {
    expect([...words.keys()]).toEqual([...english.keys()]);
    for (const [key, said] of words) expect(typeof said, key).toBe(typeof english.get(key));
  });

  it('are none of them empty, and have no exclamation marks', () => {
    for (const [key, said] of words) if (typeof said === 'string') expect(said, key).toMatch(/^[^!]*\p{L}[^!]*$/u);
  });
});

it('I18N-001 French mail is French throughout: not one thing is said as in English', () => {
  // Identical in both languages.
  const shared = new Set(['order.total']);
  for (const [key, said] of saidBy(mailMessages['fr-FR'])) {
    if (typeof said === 'string' && !shared.has(key)) expect(said, key).not.toBe(english.get(key));
  }
});

it('I18N-001 counts as the language does: in French nothing and one are singular', () => {
  const items = (locale: keyof typeof mailMessages) =>
    [0, 1, 2].map((count) => mailMessages[locale].order.items(count).replace('\u00a0', ' '));
  expect(items('en-US')).toEqual(['0 items', '1 item', '2 items']);
  expect(items('fr-FR')).toEqual(['0 article', '1 article', '2 articles']);
});

it('I18N-001 describes a benefit in French by what it is, since its text is the merchant’s', () => {
  const { offer } = mailMessages['fr-FR'].marketing;
  const callout = '$15 off your order';
  expect(offer({ kind: 'order_amount', callout, amount: '15 $', from: '50 $' })).toBe('15 $ de remise, dès 50 $.');
  expect(offer({ kind: 'shipping_free', callout: 'Free shipping', amount: undefined, from: undefined })).toBe('Port offert.');
});

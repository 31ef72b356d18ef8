import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourceMessages } from '../../storefront/localization/source-messages.ts';
import { projectFiles, projectFolder } from './project.ts';

/** A statement about what shipping, returns, exchanges or discounts cost, in English and French. */
const patterns = {
  amount: [
    /[$€]\s?\d|\d\s?[$€]/,
    /ship|freight|deliver|return|refund|exchange|swap|\boff\b|discount|coupon|\bcode\b|\bport\b|livr|retour|échange|rembours|remise/i,
  ],
  percentage: [/\d\s?(?:%|percent|pour cent)/i, /\boff\b|discount|remise|rabais/i],
  free: [
    /\bfree\b|\bon us\b|no charge|costs? (?:you )?nothing|gratuit|\boffert|pour nous/i,
    /ship|freight|deliver|return|exchange|swap|\bport\b|livr|retour|échange/i,
  ],
} as const;

const allowed: readonly { statement: RegExp; reason: string }[] = [
  { statement: /:basket\.shipping\.(free|missing): /, reason: 'the cart states what the rates of its own basket charge' },
  { statement: /:product\.shipping\.(free|cost-below): /, reason: 'the product page states what the rates charge for the item' },
  { statement: /:basket\.promo\.offer-shipping: /, reason: 'the cart states what the promotion of its code gives' },
  { statement: /messages\/fr-fr\.ts: Livraison gratuite$/, reason: 'the mail describes the promotion of its code' },
  {
    statement: /(:product\.shipping\.|content\/.*)gift-card.*(count toward|compte(nt)? pas)/,
    reason: 'a rule of the rates, which holds at any threshold',
  },
  { statement: /:marketing\.offer\.heading: /, reason: 'MARKETING-010 prescribes this heading for an offer without content' },
];

function sentencesOf(text: string): string[] {
  return text.replaceAll(/<[^>]*>/g, ' ').split(/(?<=[.!?])\s+/);
}

/** Returns the sentences of a text that state such a cost without reading it from the preferences. */
function literalPromises(text: string): string[] {
  return sentencesOf(text).filter(
    (sentence) => !sentence.includes('{{') && Object.values(patterns).some((both) => both.every((pattern) => pattern.test(sentence))),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const relative = (file: string) => path.relative(projectFolder, file);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns all texts of the shop with their file. Reviews, with the replies of their time, are statements of persons. */
async function shopTexts(): Promise<[place: string, text: string][]> {
  const data = await projectFiles('demo/data/{content,campaigns,styles,translations}/**/*.json');
  const other = await projectFiles('demo/data/{categories,stores}.json');
  const mails = await projectFiles('commerce/src/mail/messages/{en,fr}-*.ts');
  const translations = await projectFiles('storefront/messages/*/*.json');
  return [
    ...[...data, ...other].flatMap((file) => stringsIn(readJson(file)).map((text): [string, string] => [relative(file), text])),
    ...translations.flatMap((file) =>
      Object.entries(readJson(file) as Record<string, string>).map(([id, text]): [string, string] => [`${relative(file)}:${id}`, text]),
    ),
    ...[...readSourceMessages().messages].map(([id, text]): [string, string] => [`source:${id}`, text]),
    ...mails.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(['`])(.*?)\1/g)].map(([, , text = '']): [string, string] => [relative(file), text]),
    ),
  ];
}

describe('the promises of the shop', () => {
  it('are stated from one source: no text contains the cost of shipping, returns, exchanges or a discount', async () => {
    const texts = await shopTexts();
    expect(texts.length).toBeGreaterThan(5_000);
    const found = texts
      .flatMap(([place, text]) => literalPromises(text).map((sentence) => `${place}: ${sentence}`))
      .filter((statedHere) => !allowed.some(({ statement }) => statement.test(statedHere)));
    // Fix: write a placeholder such as {{returnCost.USD}} in content, or use `usePromises()` in code; see docs/decisions/0053-promises.md.
    expect(found).toEqual([]);
  });

  it.each([
    'Returns and exchanges are on us.',
    '10 percent off, every order',
    'By post. $6.95, taken off the refund.',
    '<p>Free exchanges, all winter</p>',
    'Port offert dès 99 $.',
    'Retour gratuit en magasin.',
  ])('are recognized in "%s"', (text) => {
    expect(literalPromises(text)).toHaveLength(1);
  });

  it.each([
    'The Fencepost Chore Coat, $149.',
    'A free catalog, twice a year.',
    '{{returnCost.USD}}, taken off the refund.',
    'Sand it off.',
  ])('are not seen in "%s"', (text) => {
    expect(literalPromises(text)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCommerceData } from './commerce.ts';

const { preferences, promotions, coupons, shipping } = loadCommerceData();
const { byCurrency } = preferences.promises;

describe.each([
  ['USD', 'US'],
  ['CAD', 'CA'],
] as const)('the promises in %s', (currency, country) => {
  const promised = byCurrency[currency]!;

  it('PROMO-004 free shipping starts where the rates of the country start it', () => {
    const freeFrom = shipping.rates
      .filter((rate) => rate.currency === currency && rate.countries.includes(country))
      .flatMap(({ tiers }) => tiers.flatMap(([threshold, price]) => (price === 0 ? [threshold] : [])));
    expect(freeFrom).toEqual([promised.freeShippingFrom]);
  });

  it('the offer is that of the promo code in the mail after a sign-up', () => {
    const offered = coupons.filter(({ code }) => preferences.emailOfferCodes.includes(code)).map(({ promotion }) => promotion);
    const [discount] = promotions.filter(({ id, kind }) => offered.includes(id) && kind === 'order_amount');
    expect(discount?.benefit[currency]).toBe(promised.offer);
    const thresholds = promotions.filter(({ id }) => offered.includes(id)).map(({ threshold }) => threshold[currency]);
    expect(new Set(thresholds)).toEqual(new Set([promised.offerFrom]));
  });
});

const answers = { 'en-US': 'content/customer-service.json', 'fr-FR': 'content/fr-FR/customer-service.json' };

it.each(Object.entries(answers))(
  'CHECKOUT-018 the answer about PO boxes names the shipping methods that reach them: %s',
  (locale, file) => {
    const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
    const [, answer = ''] = /(?:A post office box\?|case postale[^"]*\?)"[^<]*<p>([^<]*)<\/p>/.exec(text) ?? [];
    const [reached = '', notReached = ''] = answer.split(/(?<=\.) /);
    for (const { name, translations, reachesPoBox } of shipping.methods) {
      const shown = (translations[locale]?.name ?? name).toLowerCase();
      expect((reachesPoBox ? reached : notReached).toLowerCase(), shown).toContain(shown);
      expect((reachesPoBox ? notReached : reached).toLowerCase(), shown).not.toContain(shown);
    }
  },
);

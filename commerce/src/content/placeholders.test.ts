import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders, findUnknownPlaceholder, hasPlaceholders, placeholders } from './placeholders.ts';
import { contentOrThrow } from './validation/invalid-content.ts';
import { validateContent } from './validation/validate-content.ts';

const promises = {
  byCurrency: { USD: { freeShippingFrom: 99, returnCost: 6.95, offer: 15, offerFrom: 50 }, CAD: { returnCost: 8.95 } },
  exchanges: { text: 'Exchanges are on us.', translations: { 'fr-FR': { text: 'Les échanges sont gratuits.' } } },
  storeDiscount: 10,
};
const reader = { locale: 'en-US', currency: 'USD' } as const;
const fill = (text: string, locale = 'en-US', currency: 'USD' | 'CAD' = 'USD') =>
  fillPlaceholders(text, promises, { locale, currency })?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the placeholders of content', () => {
  it('become amounts of their currency, percentages and sentences in the language of the page', () => {
    expect(fill('Free at {{freeShippingFrom.USD}}, {{returnCost.USD}} back.')).toBe('Free at $99, $6.95 back.');
    expect(fill('{{returnCost.CAD}}')).toBe('CA$8.95');
    expect(fill('{{exchanges}} {{storeDiscount}} off.')).toBe('Exchanges are on us. 10% off.');
    expect(fill('{{offer.USD}} dès {{offerFrom.USD}}, {{storeDiscount}}. {{exchanges}}', 'fr-FR')).toBe(
      '15 $US dès 50 $US, 10 %. Les échanges sont gratuits.',
    );
    expect(fill('{{exchanges}}', 'de-DE')).toBe('Exchanges are on us.');
  });

  it('are in the currency of the page if they name none', () => {
    expect(fill('{{returnCost}} back.')).toBe('$6.95 back.');
    expect(fill('{{returnCost}} back.', 'en-US', 'CAD')).toBe('CA$8.95 back.');
    expect(fill('Free at {{freeShippingFrom}}.', 'en-US', 'CAD')).toBeUndefined();
  });

  it('leave out a text that states what the shop does not promise', () => {
    expect(fill('Free at {{freeShippingFrom.CAD}}.')).toBeUndefined();
    expect(fillPlaceholders('{{exchanges}}', { byCurrency: {} }, reader)).toBeUndefined();
    expect(fillPlaceholders('{{storeDiscount}}', { byCurrency: {} }, reader)).toBeUndefined();
  });

  it('change no other text, and leave none behind', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom(...placeholders.map((name) => `{{${name}}}`)));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join(' ');
        const filled = fillPlaceholders(text, promises, reader);
        if (!hasPlaceholders(text)) expect(filled).toBe(text);
        if (filled !== undefined) for (const name of placeholders) expect(filled).not.toContain(`{{${name}}}`);
      }),
    );
  });

  it('are rejected by name and path if they mean nothing', () => {
    expect(findUnknownPlaceholder({ a: [{ text: '{{offer.USD}}' }, { text: 'x {{offers.USD}}' }] })).toEqual({
      path: ['a', 1, 'text'],
      name: 'offers.USD',
    });
    const store = (headline: string) => contentOrThrow(validateContent('text-banner', { headline }));
    expect(store('Free at {{freeShippingFrom.USD}}.')).toMatchObject({ headline: 'Free at {{freeShippingFrom.USD}}.' });
    expect(() => store('Free at {{freeShipping}}.')).toThrow("There is no placeholder 'freeShipping'");
    expect(() => store('Free at {{freeShipping}}.')).toThrow('(at $.headline)');
  });
});

import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../catalog/catalog.ts';
import { loadTranslations } from '../catalog/translations.ts';
import { loadCommerceData } from '../commerce.ts';
import { loadCampaigns } from './campaigns.ts';
import { loadContent } from './content.ts';

const content = loadContent();
const catalog = loadCatalog();
const commerce = loadCommerceData();
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const textOf = (key: string, locale: string) =>
  textsIn(content.find((item) => item.deliveryKey === key && item.locale === locale)?.body).join('\n');
const withoutTags = (text: string) => text.replaceAll(/<[^>]*>/g, '');

describe('the email offer', () => {
  it('MARKETING-010 includes free shipping in every text that states its terms, as its promo codes do', () => {
    const { coupons, promotions, preferences } = commerce;
    const offered = coupons.filter(({ code }) => preferences.emailOfferCodes.includes(code)).map(({ promotion }) => promotion);
    expect(promotions.filter(({ id }) => offered.includes(id)).map(({ kind }) => kind)).toEqual(['order_amount', 'shipping_free']);
    const texts = [...content, ...loadCampaigns(new Date('2026-11-20T12:00:00Z'))].flatMap(({ body }) => textsIn(body));
    const terms = texts.filter((text) => text.includes('{{offer}}') && text.includes('{{offerFrom}}'));
    expect(terms.length).toBeGreaterThan(10);
    for (const text of terms) expect(text).toMatch(/free ship|livraison gratuite/i);
  });

  it.each([
    ['', 'We send about one email a week.'],
    ['fr-FR', 'Nous envoyons environ un courriel par semaine.'],
  ])('states in the same sentence everywhere how often emails come, in "%s"', (locale, sentence) => {
    for (const key of ['email-deals', 'email-lightbox-slot', 'footer', 'category-new'])
      expect(textOf(key, locale), key).toContain(sentence);
  });
});

describe('the texts of a store', () => {
  const french = Object.fromEntries(
    loadTranslations(catalog).flatMap(({ locale, stores }) => Object.entries(stores).map(([id, text]) => [`${locale} ${id}`, text])),
  );

  it.each(catalog.stores)('of $name name no time of day at which it neither opens nor closes', ({ id, hours, blurb }) => {
    const announcements = ['', 'fr-FR'].map((locale) => textOf(`store-announcement-${id}`, locale));
    const text = [blurb, french[`fr-FR ${id}`], ...announcements].join('\n');
    const times = [...text.matchAll(/\b(?:(\d{1,2})\s(AM|PM|h)\b|at (\d{1,2})\b)/g)].map(([, hour, unit, bare]) =>
      bare === undefined ? (Number(hour) % (unit === 'h' ? 24 : 12)) + (unit === 'PM' ? 12 : 0) : Number(bare),
    );
    const own = hours.flatMap((day) => (day ? [Number(day.open.slice(0, 2)), Number(day.close.slice(0, 2))] : []));
    expect(times.filter((time) => !own.includes(time))).toEqual([]);
    if (/closed Sundays|fermé le dimanche/i.test(text)) expect(hours[6]).toBeNull();
  });
});

describe('the returns page', () => {
  it.each(['', 'en-GB', 'fr-FR'])('says for each country where to get a label, in "%s"', (locale) => {
    const texts = textOf('returns', locale).split('\n');
    const step = texts.find((text) => text.startsWith('<ol>')) ?? '';
    const canada = texts.find((text) => text.includes('Thunder Bay')) ?? '';
    for (const text of [step, canada]) expect(text).toContain('<a href="/customer-service">');
    expect(withoutTags(step)).not.toMatch(/États-Unis, demandez|United States, ask/);
  });
});

describe('a shipping method', () => {
  it.each(commerce.shipping.methods)(
    '$name to several countries is described without places of one',
    ({ id, description, translations }) => {
      const countries = new Set(commerce.shipping.rates.filter(({ method }) => method === id).flatMap((rate) => rate.countries));
      if (countries.size < 2) return;
      const descriptions = [description, ...Object.values(translations).map((own) => own.description)];
      for (const text of descriptions) expect(text).not.toMatch(/Alaska|Hawa|Canada|territor|United States|États-Unis/i);
    },
  );
});

describe('the American English texts', () => {
  const texts = [
    ...content.filter(({ locale }) => locale === '').flatMap(({ body }) => textsIn(body)),
    ...textsIn(catalog.stores.map(({ blurb }) => blurb)),
    ...catalog.styles.flatMap(({ headline, description, features, fit }) => textsIn([headline, description, features, fit])),
  ].map(withoutTags);
  it.each([
    ['times as 9 AM', /\b\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.)(?=\W|$)/],
    ['phone numbers as 218-555-0100', /\(\d{3}\)\s?\d{3}|\b\d{3}[. ]\d{3}[-. ]\d{4}\b/],
    ['curly quotes and apostrophes', /['"]/],
    ['“gotten” and “business day”', /\b(?:ve|has) got (?:better|worse)\b|\bworking days?\b/i],
  ])('have %s', (_, other) => {
    expect(texts.filter((text) => other.test(text))).toEqual([]);
  });
});

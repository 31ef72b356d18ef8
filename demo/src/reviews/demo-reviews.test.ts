import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../catalog/catalog.ts';
import { sizeCombinations } from '../catalog/variants.ts';
import { type DemoReview, demoReviews } from './demo-reviews.ts';
import { loadReviews } from './review-data.ts';

const catalog = loadCatalog();
const now = new Date('2026-11-27T12:00:00Z');
const reviews = demoReviews(catalog, now);
const byStyle = Map.groupBy(reviews, ({ styleId }) => styleId);
const launches = new Map(catalog.styles.map(({ id, launched }) => [id, new Date(launched)]));
const breaking = (holds: (review: DemoReview) => boolean) => reviews.filter((review) => !holds(review)).slice(0, 5);

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []).join(' ');
const repeated = (texts: string[]) => [...Map.groupBy(texts, (text) => text)].filter(([, { length }]) => length > 1).map(([text]) => text);

describe('the reviews of the demo brand', () => {
  it('are those of the data files, and of known styles', () => {
    const stored = loadReviews();
    expect([...stored.keys()].filter((id) => !launches.has(id))).toEqual([]);
    expect(reviews.length).toBeGreaterThan(500);
    expect(reviews.length / [...stored.values()].flat().length).toBeGreaterThan(0.98);
    expect(byStyle.get('4117')!.length, 'a style with three pages of reviews').toBeGreaterThan(14);
  });

  it('are written between the launch of the style and the present, in the same month and day of each year', () => {
    const present = fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(present, (at) => {
        const atPresent = demoReviews(catalog, at);
        for (const { styleId, writtenAt, reply } of atPresent) {
          expect(writtenAt >= launches.get(styleId)! && writtenAt < at).toBe(true);
          if (reply) expect(reply.at > writtenAt && reply.at < at).toBe(true);
        }
        const days = new Map(reviews.map(({ headline, writtenAt }) => [headline, writtenAt.toISOString().slice(5, 10)]));
        for (const { headline, writtenAt } of atPresent)
          expect(writtenAt.toISOString().slice(5, 10)).toBe(days.get(headline) ?? writtenAt.toISOString().slice(5, 10));
      }),
      { numRuns: 10 },
    );
  });

  it('do not exist before the launch of the first style', () => {
    expect(demoReviews(catalog, new Date('2001-01-01T00:00:00Z'))).toEqual([]);
  });

  it('have headlines, writers and longer sentences of their own', () => {
    expect(repeated(reviews.map(({ headline }) => wordsOf(headline)))).toEqual([]);
    expect(repeated(reviews.map(({ writerName }) => writerName))).toEqual([]);
    const sentences = reviews.flatMap(({ text }) => text.split(/(?<=[.!?…])\s+/).map(wordsOf));
    expect(repeated(sentences.filter((sentence) => sentence.split(' ').length > 5))).toEqual([]);
  });

  it('have every number of stars, mostly five and four', () => {
    const share = (stars: number) => reviews.filter(({ rating }) => rating === stars).length / reviews.length;
    for (const stars of [1, 2, 3, 4, 5]) expect(share(stars), `${stars} stars`).toBeGreaterThan(0.02);
    expect(share(5) + share(4)).toBeGreaterThan(0.7);
  });

  it('are plain text in paragraphs, without markup, links or prices', () => {
    expect(breaking(({ headline, text }) => !/[<>{}[\]|]|https?:|www\.|\$|[“”«»]{2}/.test(`${headline}\n${text}`))).toEqual([]);
    expect(breaking(({ text }) => !/\n\n\n|(?<!\n)\n(?!\n)|^\s|\s$| {2}/.test(text))).toEqual([]);
    expect(breaking(({ headline, text }) => [headline, ...text.split('\n\n')].every((part) => !/^[“«]?\s?\p{Ll}/u.test(part)))).toEqual([]);
  });

  it('name an existing size of the style', () => {
    const produced = new Map(
      catalog.styles.map(({ id, sizes }) => [
        id,
        new Set(sizeCombinations(catalog.sizeRuns[sizes]!).map(({ values }) => JSON.stringify(Object.entries(values).sort()))),
      ]),
    );
    const isProduced = ({ styleId, sizeWorn }: DemoReview) =>
      !sizeWorn || produced.get(styleId)!.has(JSON.stringify(Object.entries(sizeWorn).sort()));
    expect(breaking(isProduced)).toEqual([]);
    expect(breaking(({ sizeWorn }) => !sizeWorn || Object.keys(sizeWorn).length > 0)).toEqual([]);
  });

  it('have body measurements of adults only', () => {
    const grown = new Set(catalog.styles.filter(({ categories: [first] }) => /^(men|women)-/.test(first!)).map(({ id }) => id));
    expect(breaking(({ styleId, heightInches }) => heightInches === undefined || grown.has(styleId))).toEqual([]);
  });

  it('agree with their fit if they mention it', () => {
    const small = /\bruns? (a little |a bit |half a size )?small\b/i;
    const large = /\bruns? (a bit |a little )?(big|large)\b/i;
    expect(breaking(({ text, fit }) => fit === undefined || !small.test(text) || fit <= 2)).toEqual([]);
    expect(breaking(({ text, fit }) => fit === undefined || !large.test(text) || fit >= 4)).toEqual([]);
    expect(breaking(({ text, fit }) => fit === undefined || !/true to size/i.test(text) || fit === 3)).toEqual([]);
  });

  it('have replies to criticism only', () => {
    expect(breaking(({ rating, reply }) => !reply || rating <= 4)).toEqual([]);
    expect(reviews.filter(({ reply }) => reply).length).toBeGreaterThan(10);
  });

  it('are mostly by verified buyers, and include French and British English', () => {
    const share = (holds: (review: DemoReview) => boolean) => reviews.filter(holds).length / reviews.length;
    expect(share(({ isVerified }) => isVerified)).toBeGreaterThan(0.7);
    expect(share(({ helpfulCount }) => helpfulCount <= 5)).toBeGreaterThan(0.8);
    expect(share(({ locale }) => locale === 'fr-FR')).toBeGreaterThan(0.03);
    expect(share(({ locale }) => locale === 'en-GB')).toBeGreaterThan(0.01);
    expect(breaking(({ locale, text }) => locale !== 'en-GB' || !/\bcolor|\bpants\b|zipper/i.test(text))).toEqual([]);
  });

  it('are French or English, not both', () => {
    const english = /\b(the|and|with|this|them|too|size|wear|Tall|Wide|Small|Medium|X-Large|years?)\b/;
    const french = /\b(les|une|avec|pour|très|cette|mais)\b/;
    expect(breaking(({ locale, headline, text }) => locale !== 'fr-FR' || !english.test(`${headline}. ${text}`))).toEqual([]);
    expect(breaking(({ locale, headline, text }) => locale === 'fr-FR' || !french.test(`${headline}. ${text}`))).toEqual([]);
  });

  it('name dogs that weigh what their size is for', () => {
    const weights: [breed: RegExp, pounds: [number, number]][] = [
      [/heeler|border collie|Brittany/, [30, 50]],
      [/\bLab\b|golden retriever|German shepherd/, [55, 85]],
      [/Jack Russell|Boston terrier|Shih Tzu/, [9, 25]],
      [/Great Pyrenees|Newfoundland|Bernese/, [80, 150]],
    ];
    const dogCoats = new Set(catalog.styles.filter(({ artwork }) => artwork.type === 'dog-coat').map(({ id }) => id));
    const isLikely = ({ styleId, text, sizeWorn }: DemoReview) => {
      const range = /(\d+)–(\d+) lb/.exec(sizeWorn?.size ?? '');
      if (!range || !dogCoats.has(styleId)) return true;
      return weights.every(([breed, [low, high]]) => !breed.test(text) || (Number(range[1]) <= high && Number(range[2]) >= low));
    };
    expect(breaking(isLikely)).toEqual([]);
  });
});

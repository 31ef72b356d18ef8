import { beforeAll, describe, expect, it } from 'vitest';
import { type CatalogStyle, loadCatalog } from '../catalog/catalog.ts';
import { type DemoReview, demoReviews } from './demo-reviews.ts';
import { isOneTimeline, ownershipIn } from './phrases/ownership.ts';
import { maxHeadlineUses, maxSentenceUses, sentencesOf } from './phrases/sentences.ts';
import { ratedRange, temperaturesIn } from './phrases/temperatures.ts';

const month = 30.5 * 86_400_000;
const { styles, sizeRuns } = loadCatalog();
const stylesById = new Map(styles.map((style) => [style.id, style]));

describe.each(['2024-12-24T08:00:00Z', '2026-04-02T12:00:00Z', '2026-11-27T12:00:00Z'])('the reviews of the demo brand on %s', (date) => {
  const now = new Date(date);
  let reviews: DemoReview[];
  beforeAll(() => {
    reviews = demoReviews({ styles, sizeRuns }, now);
  }, 60_000);

  const textOf = ({ headline, text }: DemoReview) => `${headline}.\n${text}`;
  const styleOf = ({ styleId }: DemoReview): CatalogStyle => stylesById.get(styleId)!;
  const breaking = (holds: (review: DemoReview) => boolean) =>
    reviews
      .filter((review) => !holds(review))
      .slice(0, 5)
      .map((review) => [review.styleId, textOf(review)]);

  it('state one time of ownership, headline included, since the launch of the style', () => {
    const stated = reviews.filter((review) => ownershipIn(textOf(review)).length > 0);
    expect(stated.length).toBeGreaterThan(reviews.length / 10);
    expect(breaking((review) => isOneTimeline(ownershipIn(textOf(review))))).toEqual([]);
    const monthsSince = ({ launched }: CatalogStyle, { writtenAt }: DemoReview) => (writtenAt.getTime() - Date.parse(launched)) / month;
    expect(
      breaking((review) => Math.max(0, ...ownershipIn(textOf(review)).map(([min]) => min)) <= monthsSince(styleOf(review), review)),
    ).toEqual([]);
  });

  it('do not call new what has been owned for months, or speak of a first order and a second pair', () => {
    const isOwnedLong = (review: DemoReview) => ownershipIn(textOf(review)).some(([min]) => min >= 2);
    const isNew =
      /only had|early (days|report)|first impression|stiff when new|weeks? ago|je viens de (le |la |les )?recevoir|First order from here/i;
    expect(breaking((review) => !isOwnedLong(review) || !isNew.test(textOf(review)))).toEqual([]);
    expect(breaking((review) => !/First order/i.test(review.text) || !/(second|another) (pair|one)|I have two/i.test(review.text))).toEqual(
      [],
    );
  });

  it('say of a kind of garment only what can be said of it', () => {
    const isOuter = ({ artwork: { type } }: CatalogStyle) => ['jacket', 'denim-jacket', 'down-vest', 'rain-shell', 'parka'].includes(type);
    const isParka = ({ artwork: { type } }: CatalogStyle) => type === 'parka';
    const isType =
      (...types: string[]) =>
      (style: CatalogStyle) =>
        types.includes(style.artwork.type);
    const never: [kind: (style: CatalogStyle) => boolean, words: RegExp][] = [
      [isOuter, /under (a|the) (\w+ )?coat|under a jacket|base layer|layering under/i],
      [isParka, /light(weight)? as|next to nothing|not (bulky|heavy)\b|without being heavy/i],
      [isType('belt', 'collar', 'leash'), /washes well|dryer|shrank|sleeve|collar stands/i],
      [isType('dog-coat', 'collar', 'leash'), /\bI wear (it|them)\b|to work (most|every)|my usual|\binseam\b/i],
      [isType('gloves', 'socks', 'beanie', 'cap', 'boot', 'rubber-boot'), /\bsleeves (are|run)|stays tucked|inseam/i],
      [isType('tote'), /true to size|(my|the) usual size|wearing (it|them)/i],
      [({ name }) => /\bvest\b/i.test(name), /\bsleeves (run|are (long|short|half|an inch|a touch))|sleeve lining/i],
    ];
    for (const [isKind, words] of never) {
      expect(
        breaking((review) => !isKind(styleOf(review)) || !words.test(review.text)),
        String(words),
      ).toEqual([]);
    }
  });

  it('name temperatures only within the range that the style is rated for', () => {
    const named = reviews.filter((review) => temperaturesIn(textOf(review)).length > 0);
    expect(named.length).toBeGreaterThan(5);
    const isWithin = (review: DemoReview) => {
      const range = ratedRange(styleOf(review));
      // Whole degrees Celsius are rounded by up to a degree and a half Fahrenheit.
      return temperaturesIn(textOf(review)).every((degrees) => range && degrees >= range[0] - 1.8 && degrees <= range[1] + 1.8);
    };
    expect(breaking(isWithin)).toEqual([]);
  });

  it('never repeat a sentence or headline within a style, and rarely in the shop', () => {
    for (const own of Map.groupBy(reviews, ({ styleId }) => styleId).values()) {
      const sentences = own.flatMap(({ text }) => sentencesOf(text));
      expect(sentences.filter((each, index) => sentences.indexOf(each) < index)).toEqual([]);
      const headlines = own.map(({ headline }) => headline.toLowerCase());
      expect(headlines.filter((each, index) => headlines.indexOf(each) < index)).toEqual([]);
    }
    const overused = (all: string[], maxUses: (text: string) => number) =>
      [...Map.groupBy(all, (text) => text)].filter(([text, { length }]) => length > maxUses(text));
    const sentences = reviews.flatMap(({ text }) => sentencesOf(text));
    expect(overused(sentences, maxSentenceUses)).toEqual([]);
    const headlines = reviews.map(({ headline }) => sentencesOf(headline).join(' '));
    expect(overused(headlines, maxHeadlineUses)).toEqual([]);
    const most = Math.max(
      ...Map.groupBy(headlines, (text) => text)
        .values()
        .map(({ length }) => length),
    );
    expect(most / reviews.length).toBeLessThan(0.02);
  });

  it('are often texts of several connected sentences', () => {
    const connected = reviews.filter(({ text }) => text.length > 140);
    expect(connected.length / reviews.length).toBeGreaterThan(0.4);
  });

  it('are French or English, not both, with the French names of sizes', () => {
    const english = /\b(the|and|with|this|them|too|size|wear|Tall|Wide|Small|Medium|Large|X-Large|years?)\b/;
    const french = /\b(les|une|avec|pour|très|cette|mais)\b/;
    expect(
      breaking(({ locale, headline, text }) => locale !== 'fr-FR' || !english.test(`${headline}. ${text}`.replaceAll('(Large)', ''))),
    ).toEqual([]);
    expect(breaking(({ locale, headline, text }) => locale === 'fr-FR' || !french.test(`${headline}. ${text}`))).toEqual([]);
    expect(reviews.some(({ locale, text }) => locale === 'fr-FR' && /\((Grande|Forte|Petite)\)/.test(text))).toBe(true);
  });

  it('name dogs that weigh what their size is for', () => {
    const weights: [breed: RegExp, pounds: [number, number]][] = [
      [/heeler|border collie|Brittany/, [30, 50]],
      [/\bLab\b|golden retriever|German shepherd/, [55, 85]],
      [/Jack Russell|Boston terrier|Shih Tzu/, [9, 25]],
      [/Great Pyrenees|Newfoundland|Bernese/, [80, 150]],
    ];
    const isLikely = ({ styleId, text, sizeWorn }: DemoReview) => {
      const range = /(\d+)–(\d+) lb/.exec(sizeWorn?.size ?? '');
      if (!range || stylesById.get(styleId)!.artwork.type !== 'dog-coat') return true;
      return weights.every(([breed, [low, high]]) => !breed.test(text) || (Number(range[1]) <= high && Number(range[2]) >= low));
    };
    expect(breaking(isLikely)).toEqual([]);
  });
});

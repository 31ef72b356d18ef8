import { beforeAll, describe, expect, it } from 'vitest';
import { type Catalog, loadCatalog } from '../catalog/catalog.ts';
import { sizeCombinations } from '../catalog/variants.ts';
import { reviewCountOf } from './counts.ts';
import { type DemoReview, demoReviews, reviewTotals } from './demo-reviews.ts';
import { hasRepetition } from './phrases/repetition.ts';
import { hasOwnedAt, isIn, namedTimes } from './phrases/seasons.ts';

const now = new Date('2026-11-22T12:00:00Z');
let catalog: Catalog;
let reviews: DemoReview[];
let byStyle: Map<string, DemoReview[]>;
beforeAll(() => {
  catalog = loadCatalog();
  reviews = demoReviews(catalog, now);
  byStyle = Map.groupBy(reviews, ({ styleId }) => styleId);
}, 60_000);

const breaking = (holds: (review: DemoReview) => boolean) => reviews.filter((review) => !holds(review)).slice(0, 3);

describe('the reviews of the demo brand', () => {
  it('are the same for the same catalog and time', () => {
    expect(JSON.stringify(demoReviews(catalog, now))).toBe(JSON.stringify(reviews));
  });

  it('do not depend on other styles, except by the sentences that these use up', () => {
    const styles = catalog.styles.filter(({ id }) => id === '4117');
    const independent = (all: DemoReview[]) =>
      all.map(({ styleId, rating, writtenAt, writerName, locale, isVerified }) => [
        styleId,
        rating,
        writtenAt,
        writerName,
        locale,
        isVerified,
      ]);
    expect(independent(demoReviews({ ...catalog, styles }, now))).toEqual(independent(byStyle.get('4117')!));
    const some = catalog.styles.slice(0, 8);
    const inOrder = Map.groupBy(demoReviews({ ...catalog, styles: some }, now), ({ styleId }) => styleId);
    const reversed = Map.groupBy(demoReviews({ ...catalog, styles: some.toReversed() }, now), ({ styleId }) => styleId);
    for (const { id } of some) expect(reversed.get(id)).toEqual(inOrder.get(id));
  });

  it('number three to four thousand, at most forty per style, and none without a rating', () => {
    expect(catalog.styles.map(({ id }) => [id, byStyle.get(id)?.length ?? 0])).toEqual(
      catalog.styles.map((style) => [style.id, style.ratingCount > 0 ? reviewCountOf(style) : 0]),
    );
    expect(reviews.length).toBeGreaterThan(3000);
    expect(reviews.length).toBeLessThan(4000);
    const counts = [...byStyle.values()].map(({ length }) => length);
    expect(Math.max(...counts)).toBeGreaterThan(30);
    expect(Math.max(...counts)).toBeLessThanOrEqual(40);
    expect(counts.filter((count) => count > 20).length).toBeGreaterThan(10);
  });

  it('have the average rating of the catalog, to a tenth of a star', () => {
    const totals = reviewTotals(reviews);
    for (const { id, rating } of catalog.styles.filter(({ ratingCount }) => ratingCount >= 200)) {
      const own = byStyle.get(id)!;
      const mean = own.reduce((sum, review) => sum + review.rating, 0) / own.length;
      expect(Math.abs(mean - rating!), `${id}: ${mean}`).toBeLessThanOrEqual(0.1);
      expect(totals.get(id)).toEqual({ count: own.length, rating: Math.round(mean * 10) / 10 });
    }
  });

  it('have every number of stars, mostly five', () => {
    const shares = [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length / reviews.length);
    expect(Math.min(...shares)).toBeGreaterThan(0.01);
    expect(shares[4]).toBeGreaterThan(0.5);
    for (const own of byStyle.values()) {
      if (own.length >= 30) expect(new Set(own.map(({ rating }) => rating)).size, own[0]!.styleId).toBeGreaterThanOrEqual(3);
    }
  });

  it('have a readable length of one to three paragraphs', () => {
    expect(breaking(({ text }) => text.length >= 30 && text.length <= 1200)).toEqual([]);
    expect(breaking(({ headline }) => headline.length >= 3 && headline.length <= 100)).toEqual([]);
    expect(breaking(({ text }) => text.split('\n\n').length <= 3 && !/\n\n\n|(?<!\n)\n(?!\n)|\n$/.test(text))).toEqual([]);
  });

  it('are plain text without markup, links, prices or unfilled placeholders', () => {
    const texts = ({ headline, text, reply }: DemoReview) => [headline, text, reply?.text ?? ''].join('\n');
    const other = /[<>{}|[\]\\]|https?:|www\.|@|\$|€|£|[^\n\P{Cc}]|undefined|NaN|(?<!\.)\.\.(?!\.)| {2}| [,.](?=\s|$)/u;
    expect(breaking((review) => !other.test(texts(review)))).toEqual([]);
  });

  it('start their sentences with a capital', () => {
    expect(breaking(({ headline, text }) => [headline, ...text.split('\n\n')].every((part) => !/^[“«]?\s?\p{Ll}/u.test(part)))).toEqual([]);
  });

  it('have a demo author name: a demo prefix, a trade and a number', () => {
    expect(breaking(({ writerName, locale }) => (locale === 'fr-FR' ? /^Démo .+ \d+$/ : /^Demo .+ \d+$/).test(writerName))).toEqual([]);
  });

  it('were written between launch and now, mostly recently, with later replies', () => {
    const launches = new Map(catalog.styles.map(({ id, launched }) => [id, new Date(launched)]));
    expect(breaking(({ styleId, writtenAt }) => writtenAt > launches.get(styleId)! && writtenAt < now)).toEqual([]);
    expect(breaking(({ writtenAt, reply }) => !reply || (reply.at > writtenAt && reply.at < now))).toEqual([]);
    const late = reviews.filter(
      ({ styleId, writtenAt }) => Number(writtenAt) - Number(launches.get(styleId)) > Number(now) - Number(writtenAt),
    );
    expect(late.length / reviews.length).toBeGreaterThan(0.55);
  });

  it('do not exist for styles that are not launched yet', () => {
    const before = demoReviews(catalog, new Date('2023-01-01T00:00:00Z'));
    const launched = new Set(catalog.styles.filter((style) => style.launched < '2023-01-01').map(({ id }) => id));
    expect(before.filter(({ styleId }) => !launched.has(styleId))).toEqual([]);
    expect(before.length).toBeGreaterThan(0);
  });

  it('name an existing size of the style', () => {
    const created = new Map(
      catalog.styles.map(({ id, sizes }) => [
        id,
        new Set(sizeCombinations(catalog.sizeRuns[sizes]!).map(({ values }) => JSON.stringify(values))),
      ]),
    );
    expect(breaking(({ styleId, sizeWorn }) => !sizeWorn || created.get(styleId)!.has(JSON.stringify(sizeWorn)))).toEqual([]);
    expect(breaking(({ sizeWorn }) => !sizeWorn || Object.keys(sizeWorn).length > 0)).toEqual([]);
  });

  it('contain body measurements of adults only', () => {
    const grown = new Set(catalog.styles.filter(({ categories: [first] }) => /^(men|women)-/.test(first!)).map(({ id }) => id));
    expect(breaking(({ styleId, heightInches }) => heightInches === undefined || grown.has(styleId))).toEqual([]);
    expect(breaking(({ heightInches: height = 68 }) => height >= 58 && height <= 79)).toEqual([]);
    expect(breaking(({ weightPounds: weight = 160 }) => weight >= 85 && weight <= 400)).toEqual([]);
  });

  it('agree with their fit if they mention it', () => {
    const small = /^(Runs small|Small in the chest|Taille petit)|\bruns? (a little |half a size )?small\b|Run small/i;
    const large = /\bruns? (a bit |a little )?(big|large)\b|^Huge|Taille (bien trop )?grand\b/i;
    const right = /True to size|Taille (juste|bien)\b(?! trop)/;
    expect(breaking(({ text, fit }) => fit === undefined || !small.test(text) || fit <= 2)).toEqual([]);
    expect(breaking(({ text, fit }) => fit === undefined || !large.test(text) || fit >= 4)).toEqual([]);
    expect(breaking(({ text, fit }) => fit === undefined || !right.test(text) || fit === 3)).toEqual([]);
  });

  it('say in the text what the headline says', () => {
    const stories: [headline: RegExp, text: RegExp][] = [
      [/^Lining tore$/, /lining tore/],
      [/^Lining came loose$/, /lining came loose/],
      [/^Pocket tore$/, /pocket corner tore/i],
      [/^(A|The) seam let go$/, /seam|stitching/i],
      [/^The zip(per)? quit$/, /zip(per)? (split|lost a tooth|quit)/i],
      [/^It shrank$/, /shr[aiu]nk|shorter/i],
      [/^Hole in the heel$/, /hole in the heel/i],
      [/^Une couture a lâché$/, /couture/i],
      [/^(No notes|Hard to fault|Rien à redire)$/, /^(?!.*(That said,|One gripe:|Small thing:|If I’m picky,|Minor, but))/s],
    ];
    for (const [headline, text] of stories) {
      expect(
        breaking((review) => !headline.test(review.headline) || text.test(review.text)),
        String(headline),
      ).toEqual([]);
    }
    expect(reviews.filter((review) => stories.some(([headline]) => headline.test(review.headline))).length).toBeGreaterThan(3);
  });

  it('get replies to what the text complains of', () => {
    const stories: [reply: RegExp, text: RegExp][] = [
      [/lining that comes loose/, /lining came loose/],
      [/torn lining/, /lining tore/],
      [/zip(per)? is a repair/, /zip/i],
      [/A seam that opens is ours/, /seam|stitching/i],
      [/the label was followed/, /shr[aiu]nk|shorter/i],
      [/Colors on a screen/, /in person/],
    ];
    for (const [reply, text] of stories) {
      expect(
        breaking((review) => !reply.test(review.reply?.text ?? '') || text.test(review.text)),
        String(reply),
      ).toEqual([]);
    }
    expect(reviews.filter((review) => stories.some(([reply]) => reply.test(review.reply?.text ?? ''))).length).toBeGreaterThan(1);
  });

  it('never repeat a clause or five words', () => {
    expect(breaking(({ text }) => !hasRepetition(text))).toEqual([]);
  });

  it('have the article that is spoken before a vowel, and only there', () => {
    const wrong =
      /\b[Aa] (?:[aeio](?!ne\b|nce\b|u)\w|8|1[18]\b|X-|[FHLMNRSX](?![a-z’])\S)|\b[Aa]n (?!hour|honest|8|1[18]|[FHLMNRSX](?![a-z]))[^aeiouAEIOU]/;
    expect(breaking(({ locale, headline, text }) => locale === 'fr-FR' || !wrong.test(`${headline}\n${text}`))).toEqual([]);
    expect(reviews.some(({ text }) => /\b[Aa]n [aeiou]/.test(text))).toBe(true);
  });

  it('name months and seasons in which the style was already sold, and the present one only during it', () => {
    const launches = new Map(catalog.styles.map(({ id, launched }) => [id, new Date(launched)]));
    const months = ({ styleId, writtenAt }: DemoReview) =>
      Math.ceil((writtenAt.getTime() - launches.get(styleId)!.getTime()) / (30.5 * 86_400_000));
    // "Third Summer Wash" is a color.
    const timesIn = ({ text }: DemoReview) => namedTimes(text.replaceAll('Third Summer Wash', ''));
    expect(reviews.filter((review) => timesIn(review).length > 0).length).toBeGreaterThan(20);
    expect(breaking((review) => hasOwnedAt(timesIn(review), review.writtenAt, months(review)))).toEqual([]);
    expect(breaking(({ text, writtenAt }) => !/It’s (January|ten below)/.test(text) || isIn('winter', writtenAt))).toEqual([]);
  });

  it('do not claim a time of ownership of one that was bought again', () => {
    const again = /This is my (second|third)|My second (one|pair), because|(Second|Third) (one|pair) I’ve bought/;
    const owned = /(?:after|in|of|over|for) (?:six weeks|\w+ months|a year|(?:two|three) years)\b/;
    expect(breaking(({ text }) => !again.test(text) || !owned.test(text))).toEqual([]);
  });

  it('have replies to complaints, never to praise', () => {
    expect(breaking(({ rating, reply }) => !reply || rating <= 3)).toEqual([]);
    expect(reviews.filter(({ reply }) => reply).length).toBeGreaterThan(50);
  });

  it('are mostly by verified buyers, have few helpful votes, and include French and British English', () => {
    const share = (holds: (review: DemoReview) => boolean) => reviews.filter(holds).length / reviews.length;
    expect(share(({ isVerified }) => isVerified)).toBeCloseTo(0.87, 1);
    expect(share(({ helpfulCount }) => helpfulCount <= 5)).toBeGreaterThan(0.8);
    expect(Math.max(...reviews.map(({ helpfulCount }) => helpfulCount))).toBeLessThanOrEqual(60);
    expect(share(({ locale }) => locale === 'fr-FR')).toBeCloseTo(0.04, 2);
    expect(share(({ locale }) => locale === 'en-GB')).toBeGreaterThan(0.01);
    expect(breaking(({ locale, text }) => locale !== 'en-GB' || !/\bcolor|\bpants\b|zipper/i.test(text))).toEqual([]);
  });
});

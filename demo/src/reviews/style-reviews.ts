import type { CatalogStyle } from '../catalog/catalog.ts';
import type { SizeRun } from '../data-files/schema.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { authorPlaceholders } from './author-placeholders.ts';
import { composeReview } from './compose.ts';
import type { ComposedReview } from './composed-review.ts';
import { reviewCountOf } from './counts.ts';
import { datesOf, monthsOwned } from './dates.ts';
import { Deck } from './deck.ts';
import type { Fitting, ReviewContext, StyleFragments } from './draft.ts';
import type { Ledger } from './ledger.ts';
import { type Language, languageFor, type Phrase } from './phrases/language.ts';
import { hasRepetition } from './phrases/repetition.ts';
import type { Bodies } from './phrases/schema.ts';
import { replyOf } from './replies.ts';
import { type Stars, starsOf } from './stars.ts';
import { englishPlaceholders, frenchPlaceholders, toBritishSpelling } from './style-placeholders.ts';
import { traitsOf } from './traits.ts';
import { frenchLabels, type Wearers, wearersOf } from './wearers.ts';

export interface DemoReview {
  styleId: string;
  rating: Stars;
  headline: string;
  /** Paragraphs are separated by empty lines. */
  text: string;
  /** 1 runs small, 3 true to size, 5 runs large. */
  fit?: 1 | 2 | 3 | 4 | 5;
  heightInches?: number;
  weightPounds?: number;
  sizeWorn?: Record<string, string>;
  /** `Demo roofer 12`, plainly not a person. */
  writerName: string;
  writtenAt: Date;
  isVerified: boolean;
  helpfulCount: number;
  reply?: { text: string; at: Date };
  locale: 'en-US' | 'en-GB' | 'fr-FR';
}

interface Ingredients {
  languages: Record<'en' | 'fr', Language>;
  bodies: Bodies;
  ledger: Ledger;
}

/** Minimum length of a text in characters. */
const minLength = 30;
/** Drafts of a review until one repeats nothing. */
const maxDrafts = 120;

function fittings(fit: string): Record<Fitting, number> {
  if (/take the smaller|\bdown one|go down|size down|size large|half size large|\bdown for|loose\b|^big|generous/i.test(fit)) {
    return { small: 0.08, true: 0.6, large: 0.32 };
  }
  if (/snug|\bclose\b|slim|trim|go up|size up|up one|take the larger|body hugging/i.test(fit)) return { small: 0.3, true: 0.6, large: 0.1 };
  return { small: 0.15, true: 0.7, large: 0.15 };
}

function fittingOf(shares: Record<Fitting, number>, random: () => number): Fitting {
  const draw = random();
  return draw < shares.small ? 'small' : draw < shares.small + shares.true ? 'true' : 'large';
}

function scaleOf(fitting: Fitting, stars: Stars, random: () => number): 1 | 2 | 3 | 4 | 5 {
  const isFar = random() < (stars <= 2 ? 0.6 : stars === 3 ? 0.2 : 0);
  return fitting === 'true' ? 3 : fitting === 'small' ? (isFar ? 1 : 2) : isFar ? 5 : 4;
}

/** Returns the number of helpful votes: usually zero; longer, balanced and older reviews get more. */
function helpfulCountOf({ text, isBalanced }: ComposedReview, age: number, random: () => number): number {
  const expectedVotes = Math.min(3, text.length / 190) * (isBalanced ? 1.5 : 1) * (0.5 + age);
  const draw = random();
  return Math.min(60, Math.floor(expectedVotes * (draw < 0.96 ? -Math.log(1 - random()) : 4 + random() * 16)));
}

const localeOf = (draw: number): DemoReview['locale'] => (draw < 0.04 ? 'fr-FR' : draw < 0.07 ? 'en-GB' : 'en-US');

/**
 * Returns the reviews of a style, oldest first. Deterministic for its arguments; stars, dates, authors and languages do not depend on the
 * sentences.
 */
export function styleReviews(style: CatalogStyle, run: SizeRun, { languages, bodies, ledger }: Ingredients, now: Date): DemoReview[] {
  const { rating } = style;
  const count = reviewCountOf(style);
  if (rating === undefined || count === 0) return [];
  const random = seededRandom(`reviews ${style.id}`);
  const authorRandom = seededRandom(`review authors ${style.id}`);
  const dates = datesOf(style.launched, count, now, seededRandom(`review dates ${style.id}`));
  if (dates.length === 0) return [];

  const traits = traitsOf(style);
  const wearersByLanguage = { en: wearersOf(style.sizes, run, bodies), fr: wearersOf(style.sizes, run, bodies, frenchLabels()) };
  const fragmentsByLanguage = {
    en: buildFragments(style, traits, languages.en, ledger),
    fr: buildFragments(style, traits, languages.fr, ledger),
  };
  const shares = fittings(style.fit);
  const authors = new Deck(authorRandom);
  const replies = new Deck(random);
  const isAcceptable = (composed: ComposedReview | undefined): composed is ComposedReview =>
    composed !== undefined && composed.text.length >= minLength && !hasRepetition(composed.text);
  ledger.startStyle();

  return starsOf(style.id, rating, count).flatMap((stars, index): DemoReview[] => {
    const writtenAt = dates[index]!;
    const locale = localeOf(authorRandom());
    const fragments = fragmentsByLanguage[locale === 'fr-FR' ? 'fr' : 'en'];
    const wearers = wearersByLanguage[fragments.language.id];
    const author = authors.pick(fragments.language.writers)!;
    const months = monthsOwned(style.launched, writtenAt, random);
    const fitting = fittingOf(shares, random);
    const draw = (): ComposedReview | undefined => {
      const wearer = wearers.sample(random);
      const placeholders = authorPlaceholders(style, traits, {
        language: fragments.language.id,
        isSized: wearers.isSized,
        wearer,
        bodies,
        months,
        random,
      });
      const context: ReviewContext = {
        stars,
        fitting,
        months,
        writtenAt,
        placeholders: { ...placeholders, at: author.at, doing: author.doing },
        wearer,
        resized: (step) => wearers.resized(wearer, step),
        random,
      };
      return composeReview(fragments, context);
    };
    ledger.startReview();
    let composed = draw();
    for (let attempt = 1; attempt < maxDrafts && !isAcceptable(composed); attempt += 1) composed = draw();
    // A review less is better than one that repeats another.
    if (!isAcceptable(composed)) return [];
    ledger.record(composed);

    const writerName = `${fragments.language.demo} ${author.name} ${1 + Math.floor(authorRandom() * 99)}`;
    const isVerified = authorRandom() < 0.87;
    const helpfulCount = helpfulCountOf(
      composed,
      (now.getTime() - writtenAt.getTime()) / (now.getTime() - Date.parse(style.launched)),
      random,
    );
    const reply = replyOf(fragments, composed, { stars, writtenAt, now, deck: replies, random });
    const british = locale === 'en-GB' ? toBritishSpelling : (text: string) => text;
    return [
      {
        styleId: style.id,
        rating: stars,
        headline: british(composed.headline),
        text: british(composed.text),
        ...fitDetails(composed, stars, fitting, wearers, traits, random),
        writerName,
        writtenAt,
        isVerified,
        helpfulCount,
        ...(reply ? { reply } : {}),
        locale,
      },
    ];
  });
}

function fitDetails(
  { wearer, mentioned, fitting, mentionsFit }: ComposedReview,
  stars: Stars,
  drawn: Fitting,
  wearers: Wearers,
  traits: ReadonlySet<string>,
  random: () => number,
): Partial<DemoReview> {
  const [givesFit, givesSize, givesBody] = [random() < 0.6, random() < 0.72, random() < 0.45];
  const fit = scaleOf(fitting ?? drawn, stars, random);
  const hasFit = wearers.isSized && !traits.has('leash') && (fitting !== undefined || (givesFit && !mentionsFit));
  const hasBody = wearers.hasBody && wearer.heightInches !== undefined && (mentioned.has('height') || givesBody);
  const hasSize = wearers.isSized && (mentioned.has('size') || givesSize || hasBody);
  return {
    ...(hasFit ? { fit } : {}),
    ...(hasBody ? { heightInches: wearer.heightInches, weightPounds: wearer.weightPounds } : {}),
    ...(hasSize ? { sizeWorn: { ...wearer.sizes } } : {}),
  };
}

function buildFragments(style: CatalogStyle, traits: ReadonlySet<string>, language: Language, ledger: Ledger): StyleFragments {
  return {
    language: languageFor(language, traits),
    suits: (phrase: Phrase) => phrase.suits(traits),
    placeholders: language.id === 'fr' ? frenchPlaceholders(style) : englishPlaceholders(style),
    ledger,
  };
}

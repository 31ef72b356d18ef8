import type { Ledger } from './ledger.ts';
import { capitalizeFirst, fillTemplate } from './phrases/fill.ts';
import { type Language, type Mood, type Phrase, placeholderKey } from './phrases/language.ts';
import { hasOwnedAt, isIn } from './phrases/seasons.ts';
import type { Stars } from './stars.ts';
import type { Wearer } from './wearers.ts';

export type Fitting = 'small' | 'true' | 'large';

/** The fragments of a language that apply to a style, and the style's placeholder values. */
export interface StyleFragments {
  language: Language;
  suits: (phrase: Phrase) => boolean;
  placeholders: Readonly<Record<string, string>>;
  ledger: Ledger;
}

export interface ReviewContext {
  stars: Stars;
  fitting: Fitting;
  /** Whole months since the purchase: the only time of ownership that the review may state. */
  months: number;
  writtenAt: Date;
  /** Placeholder values of the author: `{at}`, `{span}`, `{height}` … */
  placeholders: Readonly<Record<string, string>>;
  wearer: Wearer;
  resized: (step: number) => Wearer | undefined;
  random: () => number;
}

export interface Sentence {
  phrase: Phrase;
  mood: Mood;
  text: string;
}

/** Placeholders whose values depend on the size, so that a sentence about another size excludes them. */
const ofSize = ['dog', 'kid', 'height', 'weight'];

/** Phrases that are tried until a text repeats nothing. */
const maxPicks = 8;

/** A review that is being composed: the phrases so far, and which others can follow them. */
export class Draft {
  readonly sentences: Sentence[] = [];
  readonly phrases: Phrase[] = [];
  /** Placeholders that occur in the text, such as `height`. */
  readonly mentioned = new Set<string>();
  readonly placeholders: Readonly<Record<string, string>>;
  wearer: Wearer;
  readonly #groups = new Set<string>();
  readonly #fragments: StyleFragments;
  readonly #context: ReviewContext;

  constructor(fragments: StyleFragments, context: ReviewContext) {
    this.#fragments = fragments;
    this.#context = context;
    this.wearer = context.wearer;
    this.placeholders = { ...fragments.placeholders, ...context.placeholders };
  }

  /** Returns whether a phrase agrees with the time of ownership, the season of the review, and its other phrases. */
  isApplicable(phrase: Phrase): boolean {
    const hasFaults = this.sentences.some(({ mood }) => mood !== 'praise');
    return (
      this.#isTime(phrase) &&
      this.#fragments.ledger.isAvailable(phrase) &&
      (phrase.faults === undefined || (phrase.faults === 'some') === hasFaults) &&
      phrase.names.every((name) => name in this.placeholders)
    );
  }

  #isTime({ when, months: range, season, times }: Phrase): boolean {
    const { months, writtenAt } = this.#context;
    const [min, max] = range ?? (when === 'new' ? [0, 1] : when === 'worn' ? [2, 99] : when === 'old' ? [12, 99] : [0, 99]);
    return months >= min && months <= max && (season === undefined || isIn(season, writtenAt)) && hasOwnedAt(times, writtenAt, months);
  }

  /** Returns whether a phrase is about something that the review has not mentioned yet. */
  isNew({ groups, once }: Phrase): boolean {
    return !groups.some((group) => this.#groups.has(group)) && !once.some((name) => this.mentioned.has(name));
  }

  /** Adds one of the phrases that the shop has used least, if a text of it repeats none in the shop. */
  add(phrases: readonly Phrase[], weightOf?: (phrase: Phrase) => number): { phrase: Phrase; text: string } | undefined {
    const { ledger } = this.#fragments;
    for (let attempt = 0; attempt < maxPicks; attempt += 1) {
      const phrase = ledger.pick(phrases, this.#context.random, weightOf);
      if (!phrase) return undefined;
      const wearer = phrase.sized === 0 ? this.wearer : this.#context.resized(phrase.sized)!;
      const text = capitalizeFirst(fillTemplate(phrase.text, { ...this.placeholders, size: wearer.size }, this.#context.random));
      if (!ledger.acceptsText(text)) continue;
      this.wearer = wearer;
      this.phrases.push(phrase);
      for (const name of [...phrase.names.map(placeholderKey), ...phrase.once, ...(phrase.sized === 0 ? [] : ofSize)])
        this.mentioned.add(name);
      for (const group of phrase.groups) this.#groups.add(group);
      return { phrase, text };
    }
    return undefined;
  }

  /** Returns one of the headlines that the shop has used least; `undefined` if each of them has been used often enough. */
  headline(phrases: readonly Phrase[], isWanted: (text: string) => boolean = () => true): { phrase: Phrase; text: string } | undefined {
    const { ledger } = this.#fragments;
    const words = { ...this.placeholders, size: this.wearer.size };
    for (let attempt = 0; attempt < maxPicks; attempt += 1) {
      const phrase = ledger.pick(phrases, this.#context.random);
      if (!phrase) return undefined;
      const text = capitalizeFirst(fillTemplate(phrase.text, words, this.#context.random));
      if (ledger.acceptsHeadline(text) && isWanted(text)) return { phrase, text };
    }
    return undefined;
  }

  /** Adds a sentence of a topic; `undefined` if none applies. */
  sentence(mood: Mood, isWanted: (phrase: Phrase) => boolean = () => true): string | undefined {
    const { stars, fitting, resized } = this.#context;
    const canBeResized = (phrase: Phrase) =>
      phrase.sized === 0 || (resized(phrase.sized) !== undefined && !ofSize.some((name) => this.mentioned.has(name)));
    const candidates = this.#fragments.language.topics[mood].filter(
      (phrase) =>
        isWanted(phrase) &&
        this.isNew(phrase) &&
        this.isApplicable(phrase) &&
        !(phrase.isHigh && stars < 4) &&
        (phrase.topic!.fit === undefined || phrase.topic!.fit === fitting) &&
        canBeResized(phrase),
    );
    const added = this.add(candidates, ({ topic }) => topic!.weight);
    if (added) this.sentences.push({ ...added, mood });
    return added?.text;
  }

  /** Adds an opening or a closing. */
  framed(phrases: readonly Phrase[]): string | undefined {
    return this.add(phrases.filter((each) => this.isApplicable(each) && this.isNew(each)))?.text;
  }
}

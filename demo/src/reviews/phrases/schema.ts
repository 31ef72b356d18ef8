import { z } from 'zod';
import { type Season, seasons } from './seasons.ts';

const whens = ['new', 'worn', 'old'] as const;
/** Time of ownership: weeks, at least some months, at least a year. */
export type When = (typeof whens)[number];
export interface Fragment {
  /** Text with choices (`{one|another}`) and placeholders (`{name}`). */
  text: string;
  /** Condition in the syntax of `parseCondition`. */
  condition: string;
  when: When | undefined;
  /** Whole months of ownership that the text implies: `months:0-1` of "Bought it three weeks ago". */
  months: readonly [number, number] | undefined;
  /** Ratings of an account, as digits: `45` for four or five stars. */
  stars: readonly number[];
  /** Season in which the review is written. */
  season: Season | undefined;
  /** The author bought a size above (1) or below (-1) the usual one. */
  sized: -1 | 0 | 1;
  /** Group in addition to that of the topic: `@wash` of a tee that shrank. */
  group: string | undefined;
  /** Praise that requires four or five stars. */
  isHigh: boolean;
  /** Distinctive: a joke or an image that shoppers remember. The shop uses it at most twice. */
  isRare: boolean;
  /** Story of the fragment: `#tore`. A headline or reply with labels belongs only to sentences that have one of them. */
  labels: string[];
  /** Whether a headline, opening or closing requires a review that names faults (`flawed`) or none (`flawless`). */
  faults: 'some' | 'none' | undefined;
}

const high = 'high';
const rare = 'rare';
const isSeason = (tag: string): tag is Season => tag in seasons;
const faults: Record<string, 'some' | 'none'> = { flawed: 'some', flawless: 'none' };
const sizes: Record<string, -1 | 1> = { up: 1, down: -1 };

function monthsOf(tags: readonly string[]): Fragment['months'] {
  const [, min, max] = tags.map((tag) => /^months:(\d+)-(\d+)$/.exec(tag)).find(Boolean) ?? [];
  return min === undefined ? undefined : [Number(min), Number(max)];
}

/** Parses `[worn zip !kids #split] The zipper …`: the condition in brackets, then the text. */
export function parseFragment(source: string): Fragment {
  const [, tags = '', text = source] = /^\[([^\]]*)\] (.*)$/s.exec(source) ?? [];
  const tagList = tags.split(' ').filter(Boolean);
  return {
    text,
    condition: tagList
      .filter((tag) => !whens.includes(tag as When) && !sizes[tag] && !isSeason(tag) && !/^(?:[1-5]+$|months:)/.test(tag))
      .filter((tag) => tag !== high && tag !== rare && !faults[tag] && !/^[@#]/.test(tag))
      .join(' '),
    when: whens.find((when) => tagList.includes(when)),
    months: monthsOf(tagList),
    stars: [...(tagList.find((tag) => /^[1-5]+$/.test(tag)) ?? '')].map(Number),
    season: tagList.find(isSeason),
    sized: tagList.map((tag) => sizes[tag]).find(Boolean) ?? 0,
    group: tagList.find((tag) => tag.startsWith('@'))?.slice(1),
    isHigh: tagList.includes(high),
    isRare: tagList.includes(rare),
    labels: tagList.filter((tag) => tag.startsWith('#')).map((tag) => tag.slice(1)),
    faults: tagList.map((tag) => faults[tag]).find(Boolean),
  };
}

const fragments = z.array(z.string().min(3).transform(parseFragment)).default([]);
const byMood = z.strictObject({ praise: fragments, quibble: fragments, complaint: fragments }).prefault({});

/**
 * A topic such as zipper, warmth or washing. A review mentions each topic at most once. Each headline is true of every sentence of its mood
 * that it may belong to, and each reply answers every such complaint; labels limit them to some sentences.
 */
const topic = z.strictObject({
  about: z.string(),
  group: z.string().optional(),
  for: z.string().default(''),
  isHigh: z.boolean().default(false),
  /** Relative frequency of the topic. Topics that are specific to a garment are twice as frequent as general ones. */
  weight: z.number().positive().default(2),
  /** The fit that the fragment states; only authors with this fit use it. */
  fit: z.enum(['small', 'true', 'large']).optional(),
  praise: fragments,
  quibble: fragments,
  complaint: fragments,
  headlines: byMood,
  replies: fragments,
});
export type Topic = z.output<typeof topic>;

const byStars = z.strictObject({ 1: fragments, 2: fragments, 3: fragments, 4: fragments, 5: fragments });

export const frames = z.strictObject({
  headlines: byStars,
  openers: byStars,
  closers: byStars,
  /** Transitions from praise to a minor or a major complaint, and back to praise. */
  leads: z.strictObject({ quibble: fragments, complaint: fragments, praise: fragments }),
  /** Replies to complaints without a specific reply, and closing sentences. */
  replies: fragments,
  partings: fragments,
});
export type Frames = z.output<typeof frames>;

/** Complete reviews, all of them distinctive. */
export const stories = z.array(
  z.strictObject({
    for: z.string().default(''),
    stars: z.array(z.number().int().min(1).max(5)).min(1),
    headlines: fragments,
    texts: fragments,
  }),
);

/** Separates the headlines of an account from its text. */
const accountForm = /^(?<tags>\[[^\]]*\] )(?<headlines>.+?) :: (?<text>.+)$/s;

/**
 * Parses `[5 worn] One headline / Another :: A situation, what happened, and what the author thinks of it.`
 */
function parseAccount(source: string): { account: Fragment; headlines: Fragment[] } {
  const { tags, headlines, text } = accountForm.exec(source)?.groups ?? {};
  if (tags === undefined) throw new Error(`no account: "${source}"`);
  return { account: parseFragment(tags + text), headlines: headlines!.split(' / ').map((headline) => parseFragment(headline)) };
}

/** Accounts of a use or a defect, in two to four connected sentences, by kind of garment. */
export const accounts = z.array(
  z.strictObject({
    for: z.string(),
    texts: z.array(z.string().regex(accountForm, 'an account is "[stars tags] Headline :: Text"').transform(parseAccount)),
  }),
);

/** Author names without the prefix: `Demo roofer 12`. */
export const writers = z.strictObject({
  demo: z.string(),
  writers: z.array(z.strictObject({ name: z.string(), for: z.string().default(''), at: z.string(), doing: z.string() })),
});
export type Writer = z.output<typeof writers>['writers'][number];
export const topics = z.array(topic);

const range = z.tuple([z.number(), z.number()]);
/** Body measurements in inches and pounds, from the size guides, by size run and value. */
export const bodies = z.strictObject({
  heightByFit: z.record(z.string(), z.record(z.string(), range)),
  heightByInseam: z.record(z.string(), z.record(z.string(), range)),
  weightBySize: z.record(z.string(), z.record(z.string(), range)),
  kids: z.record(z.string(), z.string()),
  dogs: z.record(z.string(), z.array(z.string())),
});
export type Bodies = z.output<typeof bodies>;

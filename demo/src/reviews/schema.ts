/** The shapes of `demo/data/reviews`: what demo reviews are put together from, by language. */
import { z } from 'zod';

const whens = ['new', 'worn', 'old'] as const;
/** How long the writer has had it: weeks, at least some months, at least a year. */
export type When = (typeof whens)[number];
export interface Fragment {
  /** With `{one|another}` choices and `{names}` to fill in. */
  text: string;
  /** Traits a style must have, as `parseCondition` reads them. */
  condition: string;
  when: When | undefined;
  /** The writer took a size above (1) or below (-1) the usual one. */
  sized: -1 | 0 | 1;
  /** Excludes the others of a group that is not its topic's: `@wash` of a tee that shrank. */
  group: string | undefined;
  /** Praise so high that it goes with four or five stars alone. */
  isHigh: boolean;
}

const high = 'high';
const sizes: Record<string, -1 | 1> = { up: 1, down: -1 };

/** `[worn zip !kids] The zipper …`: in brackets when it may be said and of which styles, then what is said. */
export function parseFragment(written: string): Fragment {
  const [, tags = '', text = written] = /^\[([^\]]*)\] (.*)$/s.exec(written) ?? [];
  const words = tags.split(' ').filter(Boolean);
  return {
    text,
    condition: words.filter((word) => !whens.includes(word as When) && !sizes[word] && word !== high && !word.startsWith('@')).join(' '),
    when: whens.find((when) => words.includes(when)),
    sized: words.map((word) => sizes[word]).find(Boolean) ?? 0,
    group: words.find((word) => word.startsWith('@'))?.slice(1),
    isHigh: words.includes(high),
  };
}

const fragments = z.array(z.string().min(3).transform(parseFragment)).default([]);
const byMood = z.strictObject({ praise: fragments, quibble: fragments, complaint: fragments }).prefault({});

/** One thing people speak of: a zipper, warmth, how it washes. A review speaks of each once. */
const topic = z.strictObject({
  about: z.string(),
  /** Topics of one group exclude each other in a review. */
  group: z.string().optional(),
  for: z.string().default(''),
  /** Its praise is too high for less than four stars. */
  isHigh: z.boolean().default(false),
  /** How often it comes up beside others: what is said of this kind of thing alone twice as often as what can be said of anything. */
  weight: z.number().positive().default(2),
  /** It says how the thing fits, so only those say it whom it fits so. */
  fit: z.enum(['small', 'true', 'large']).optional(),
  praise: fragments,
  quibble: fragments,
  complaint: fragments,
  headlines: byMood,
  /** What the brand answers to a complaint. */
  replies: fragments,
});
export type Topic = z.output<typeof topic>;

const byStars = z.strictObject({ 1: fragments, 2: fragments, 3: fragments, 4: fragments, 5: fragments });

export const frames = z.strictObject({
  headlines: byStars,
  openers: byStars,
  closers: byStars,
  /** Words that lead from praise to something small, from praise to a complaint, and back to something good. */
  leads: z.strictObject({ quibble: fragments, complaint: fragments, praise: fragments }),
  /** Answers for complaints that have none of their own, and what any answer ends on. */
  replies: fragments,
  partings: fragments,
});
export type Frames = z.output<typeof frames>;

/** A review told at once, for those who had a day with the thing. */
export const stories = z.array(
  z.strictObject({
    for: z.string().default(''),
    stars: z.array(z.number().int().min(1).max(5)).min(1),
    headlines: fragments,
    texts: fragments,
  }),
);

/** Who writes, after the word for a demo: `Demo roofer 12`. */
export const writers = z.strictObject({
  demo: z.string(),
  writers: z.array(z.strictObject({ name: z.string(), for: z.string().default(''), at: z.string(), doing: z.string() })),
});
export type Writer = z.output<typeof writers>['writers'][number];
export const topics = z.array(topic);

const range = z.tuple([z.number(), z.number()]);
/** Bodies of the size guides, in inches and pounds: by run, then by value of the dimension that says it. */
export const bodies = z.strictObject({
  heightByFit: z.record(z.string(), z.record(z.string(), range)),
  heightByInseam: z.record(z.string(), z.record(z.string(), range)),
  weightBySize: z.record(z.string(), z.record(z.string(), range)),
  kids: z.record(z.string(), z.string()),
  dogs: z.record(z.string(), z.array(z.string())),
});
export type Bodies = z.output<typeof bodies>;

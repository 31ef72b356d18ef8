import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { DataFileError, dataFolder } from '../../data-files/data-files.ts';
import { parseCondition } from './conditions.ts';
import { placeholdersIn } from './fill.ts';
import {
  accounts,
  type Bodies,
  bodies,
  type Fragment,
  type Frames,
  frames,
  stories,
  type Topic,
  topics,
  type When,
  type Writer,
  writers,
} from './schema.ts';
import { namedTimes, type Season } from './seasons.ts';
import { subjectsOf } from './subjects.ts';

export type Mood = 'praise' | 'quibble' | 'complaint';

export interface Phrase {
  text: string;
  names: readonly string[];
  /** Placeholders and claims that a review may use only once. */
  once: readonly string[];
  suits: (traits: ReadonlySet<string>) => boolean;
  when: When | undefined;
  months: Fragment['months'];
  season: Season | undefined;
  /** Months of each time of the year that the text names; the author has owned the style then. */
  times: ReturnType<typeof namedTimes>;
  sized: -1 | 0 | 1;
  isHigh: boolean;
  isRare: boolean;
  labels: readonly string[];
  faults: Fragment['faults'];
  /** Fragments of a group exclude each other. */
  groups: readonly string[];
  topic?: PreparedTopic;
  stars: readonly number[];
  /** Headlines of an account or a story, which only these have. */
  headlines?: Phrase[];
}
interface PreparedTopic extends Pick<Topic, 'about' | 'fit' | 'weight'> {
  group: string;
  headlines: Record<Mood, Phrase[]>;
  replies: Phrase[];
}
type Prepared<Of> = { [Key in keyof Of]: Phrase[] };

export interface Language {
  id: 'en' | 'fr';
  topics: Record<Mood, Phrase[]>;
  frames: {
    headlines: Prepared<Frames['headlines']>;
    openers: Prepared<Frames['openers']>;
    closers: Prepared<Frames['closers']>;
    leads: Prepared<Frames['leads']>;
    replies: Phrase[];
    partings: Phrase[];
  };
  /** Texts with a headline of their own, from `accounts-*.json` and `stories.json`. */
  accounts: Phrase[];
  demo: string;
  writers: (Writer & { suits: Phrase['suits'] })[];
}

function read<Shape extends z.ZodType>(file: string, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(JSON.parse(readFileSync(join(dataFolder, 'reviews', file), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new DataFileError(
    parsed.error.issues.map(({ path, message }) => ({ file: `reviews/${file}`, path: path.map(String).join('.'), message })),
  );
}

const onlyOnce = new Set(['span', 'color', 'feature', 'at', 'doing', 'cloth', 'height', 'kid', 'dog']);

/** Returns the key of a placeholder: `Span` and `span` are the same, and so are dye and color. */
export const placeholderKey = (name: string) => (name === 'dye' ? 'color' : name.toLowerCase());

/** Group of sentences about having bought more than one. They exclude the time of ownership, which would be that of another one. */
const boughtAgain = 'again';

function phrase(fragment: Fragment, also = '', topic?: PreparedTopic): Phrase {
  const { text, condition, when, months, stars, season, sized, isHigh, isRare, group, labels, faults } = fragment;
  const names = placeholdersIn(text);
  const groups = [...new Set([topic?.group, group, ...subjectsOf(text)].filter((each) => each !== undefined))];
  return {
    text,
    names,
    once: [...names.map(placeholderKey).filter((name) => onlyOnce.has(name)), ...(groups.includes(boughtAgain) ? ['span'] : [])],
    suits: parseCondition(`${also} ${condition}`),
    when,
    months,
    stars,
    season,
    times: namedTimes(text),
    sized,
    isHigh,
    isRare,
    labels,
    faults,
    groups,
    ...(topic ? { topic } : {}),
  };
}

/** Returns whether a headline or reply belongs to a sentence or text: it has no labels, or shares one. */
export const belongsTo = ({ labels }: Pick<Phrase, 'labels'>, other: Pick<Phrase, 'labels'>) =>
  labels.length === 0 || labels.some((label) => other.labels.includes(label));

const phrases = (fragments: Fragment[]) => fragments.map((each) => phrase(each));

function prepare(of: Record<string, Fragment[]>) {
  return Object.fromEntries(Object.entries(of).map(([key, fragments]) => [key, phrases(fragments)]));
}

const filesOf = (id: string, prefix: string) =>
  readdirSync(join(dataFolder, 'reviews', id))
    .filter((name) => name.startsWith(prefix))
    .sort();

function readAccounts(id: Language['id']): Phrase[] {
  return filesOf(id, 'accounts').flatMap((file) =>
    read(`${id}/${file}`, accounts).flatMap(({ for: kinds, texts }) =>
      texts.map(({ account, headlines }) => ({ ...phrase(account, kinds), headlines: phrases(headlines) })),
    ),
  );
}

function readStories(id: Language['id']): Phrase[] {
  return read(`${id}/stories.json`, stories).flatMap((story) => {
    const headlines = phrases(story.headlines);
    return story.texts.map((text) => {
      const account = phrase({ ...text, isRare: true, stars: story.stars }, story.for);
      return { ...account, headlines: headlines.filter((headline) => belongsTo(headline, account)) };
    });
  });
}

/** Reads `topics-*.json`, `accounts-*.json`, `frames.json`, `stories.json` and `writers.json` of `demo/data/reviews/<language>`. */
export function readLanguage(id: Language['id']): Language {
  const all: Language['topics'] = { praise: [], quibble: [], complaint: [] };
  for (const file of filesOf(id, 'topics')) {
    for (const topic of read(`${id}/${file}`, topics)) {
      const { about, fit, weight, group = about } = topic;
      const prepared: PreparedTopic = {
        about,
        fit,
        weight,
        group,
        headlines: prepare(topic.headlines) as PreparedTopic['headlines'],
        replies: topic.replies.map((each) => phrase(each, topic.for)),
      };
      for (const mood of ['praise', 'quibble', 'complaint'] as const) {
        all[mood].push(...topic[mood].map((each) => phrase({ ...each, isHigh: each.isHigh || topic.isHigh }, topic.for, prepared)));
      }
    }
  }
  const { headlines, openers, closers, leads, replies, partings } = read(`${id}/frames.json`, frames);
  const { demo, writers: names } = read(`${id}/writers.json`, writers);
  return {
    id,
    topics: all,
    frames: {
      headlines: prepare(headlines) as Prepared<Frames['headlines']>,
      openers: prepare(openers) as Prepared<Frames['openers']>,
      closers: prepare(closers) as Prepared<Frames['closers']>,
      leads: prepare(leads) as Prepared<Frames['leads']>,
      replies: phrases(replies),
      partings: phrases(partings),
    },
    accounts: [...readStories(id), ...readAccounts(id)],
    demo,
    writers: names.map((writer) => ({ ...writer, suits: parseCondition(writer.for) })),
  };
}

export const readBodies = (): Bodies => read('bodies.json', bodies);

function suitedEach<Of extends object>(groups: Of, suits: (phrase: Phrase) => boolean): Of {
  return Object.fromEntries(Object.entries(groups).map(([key, phrases]: [string, Phrase[]]) => [key, phrases.filter(suits)])) as Of;
}

/** Returns the fragments for a style with these traits. */
export function languageFor(language: Language, traits: ReadonlySet<string>): Language {
  const suits = (phrase: Phrase) => phrase.suits(traits);
  const { headlines, openers, closers, leads, replies, partings } = language.frames;
  return {
    ...language,
    topics: suitedEach(language.topics, suits),
    frames: {
      headlines: suitedEach(headlines, suits),
      openers: suitedEach(openers, suits),
      closers: suitedEach(closers, suits),
      leads,
      replies: replies.filter(suits),
      partings,
    },
    accounts: language.accounts.filter(suits),
    writers: language.writers.filter((writer) => writer.suits(traits)),
  };
}

import { describe, expect, it } from 'vitest';
import { parseCondition } from './conditions.ts';
import { placeholdersIn } from './fill.ts';
import { belongsTo, type Mood, type Phrase, readLanguage } from './language.ts';
import { ownershipIn } from './ownership.ts';
import { parseFragment } from './schema.ts';
import { temperaturesIn } from './temperatures.ts';

it('parses the conditions of a fragment', () => {
  expect(parseFragment('[worn front-zip !kids] The zipper quit.')).toEqual({
    text: 'The zipper quit.',
    condition: 'front-zip !kids',
    when: 'worn',
    months: undefined,
    stars: [],
    season: undefined,
    sized: 0,
    group: undefined,
    isHigh: false,
    isRare: false,
    labels: [],
    faults: undefined,
  });
  expect(parseFragment('[up] Size up.')).toMatchObject({ sized: 1, condition: '', when: undefined });
  expect(parseFragment('[winter rare beanie] Ten below.')).toMatchObject({ season: 'winter', isRare: true, condition: 'beanie' });
});

it('requires all traits, any of alternatives, and none of excluded traits', () => {
  const suits = parseCondition('jacket|parka zip !kids');
  expect(suits(new Set(['parka', 'zip']))).toBe(true);
  expect(suits(new Set(['parka']))).toBe(false);
  expect(suits(new Set(['jacket', 'zip', 'kids']))).toBe(false);
  expect(parseCondition('zip\u{a0}!kids')(new Set(['zip', 'kids']))).toBe(false);
});

it('parses the story of a fragment and the faults that it requires', () => {
  expect(parseFragment('[worn #tore @stitching] The lining tore.')).toMatchObject({ labels: ['tore'], group: 'stitching', condition: '' });
  expect(parseFragment('[months:0-5 45 boot] Stiff.')).toMatchObject({ months: [0, 5], stars: [4, 5], condition: 'boot' });
  expect(parseFragment('[flawed] Almost')).toMatchObject({ faults: 'some', condition: '' });
  expect(parseFragment('[flawless] No notes')).toMatchObject({ faults: 'none' });
});

describe.each(['en', 'fr'] as const)('the stories in %s', (id) => {
  const { topics, accounts } = readLanguage(id);
  const moods = Object.entries(topics) as [Mood, Phrase[]][];
  const told = moods.flatMap(([mood, phrases]) =>
    [...Map.groupBy(phrases, ({ topic }) => topic!)].map(([topic, said]) => ({ mood, topic, said })),
  );
  const isOrphan = (phrase: Phrase, said: Phrase[]) => !said.some((each) => belongsTo(phrase, each));

  it('have a sentence for every headline and reply', () => {
    const orphans = told.flatMap(({ mood, topic, said }) =>
      [...topic.headlines[mood], ...(mood === 'complaint' ? topic.replies : [])].filter((each) => isOrphan(each, said)),
    );
    expect(orphans).toEqual([]);
  });

  it('have a headline and a rating for every account', () => {
    expect(accounts.length).toBeGreaterThan(id === 'en' ? 500 : 50);
    expect(accounts.filter(({ headlines, stars }) => headlines!.length === 0 || stars.length === 0)).toEqual([]);
  });

  it('connect two to eight sentences in an account', () => {
    const lengths = accounts.map(({ text }) => ({ text, sentences: text.split(/[.!?][”»]?(?=\s|$)/).length - 1 }));
    expect(lengths.filter(({ sentences }) => sentences < 2 || sentences > 16)).toEqual([]);
  });

  it('tag each text that states a time of ownership with it', () => {
    const all = [...Object.values(topics).flat(), ...accounts];
    const isTagged = ({ when, months }: Phrase) => when !== undefined || months !== undefined;
    const stated = all.filter(({ text }) => /\{span\}/i.test(text) || ownershipIn(text.replaceAll(/[{}|]/g, ' ')).length > 0);
    expect(stated.filter((each) => !isTagged(each)).map(({ text }) => text)).toEqual([]);
    expect(stated.length).toBeGreaterThan(20);
  });

  it('state a temperature only as a placeholder', () => {
    const all = [...Object.values(topics).flat(), ...accounts];
    expect(all.filter(({ text }) => temperaturesIn(text.replaceAll(/[{}|]/g, ' ')).length > 0).map(({ text }) => text)).toEqual([]);
  });
});

it.each(['en', 'fr'] as const)('uses only existing placeholders, in %s', (id) => {
  const known = new Set(
    'at doing span Span cold size usual height weight garment cloth color dye feature kid dog it It them this This is was has does s es one aone he He him his ce Ce le Le'.split(
      ' ',
    ),
  );
  const { topics, frames, accounts } = readLanguage(id);
  const phrases = [
    ...Object.values(topics).flat(),
    ...Object.values(topics).flatMap((all) => all.flatMap(({ topic }) => [...Object.values(topic!.headlines).flat(), ...topic!.replies])),
    ...Object.values(frames).flatMap((group) => (Array.isArray(group) ? group : Object.values(group).flat())),
    ...accounts.flatMap((account) => [account, ...account.headlines!]),
  ];
  expect(phrases.length).toBeGreaterThan(100);
  expect(phrases.filter(({ text }) => placeholdersIn(text).some((name) => !known.has(name))).map(({ text }) => text)).toEqual([]);
  expect(phrases.filter(({ text }) => text.split('{').length !== text.split('}').length).map(({ text }) => text)).toEqual([]);
});

import { expect, it } from 'vitest';
import { parseCondition } from './conditions.ts';
import { placeholdersIn } from './fill.ts';
import { readLanguage } from './language.ts';
import { parseFragment } from './schema.ts';
import { sharesWordPrefix } from './shares-word-prefix.ts';

it('parses the conditions of a fragment', () => {
  expect(parseFragment('[worn front-zip !kids] The zipper quit.')).toEqual({
    text: 'The zipper quit.',
    condition: 'front-zip !kids',
    when: 'worn',
    sized: 0,
    group: undefined,
    isHigh: false,
  });
  expect(parseFragment('[up] Size up.')).toMatchObject({ sized: 1, condition: '', when: undefined });
});

it('requires all traits, any of alternatives, and none of excluded traits', () => {
  const suits = parseCondition('jacket|parka zip !kids');
  expect(suits(new Set(['parka', 'zip']))).toBe(true);
  expect(suits(new Set(['parka']))).toBe(false);
  expect(suits(new Set(['jacket', 'zip', 'kids']))).toBe(false);
});

it('detects whether a headline repeats its text', () => {
  expect(sharesWordPrefix('Zipper trouble', 'The zipper snags.')).toBe(true);
  expect(sharesWordPrefix('They leak', 'So stiff they rub my calves raw.')).toBe(false);
});

it.each(['en', 'fr'] as const)('uses only existing placeholders, in %s', (id) => {
  const known = new Set(
    'at doing span Span size usual height weight garment cloth color dye feature kid dog it It them this This is was has does s es one aone ce Ce le Le'.split(
      ' ',
    ),
  );
  const { topics, frames, stories } = readLanguage(id);
  const phrases = [
    ...Object.values(topics).flat(),
    ...Object.values(topics).flatMap((all) => all.flatMap(({ topic }) => [...Object.values(topic!.headlines).flat(), ...topic!.replies])),
    ...Object.values(frames).flatMap((group) => (Array.isArray(group) ? group : Object.values(group).flat())),
    ...stories.flatMap(({ texts, headlines }) => [...texts, ...headlines]),
  ];
  expect(phrases.length).toBeGreaterThan(100);
  expect(phrases.filter(({ text }) => placeholdersIn(text).some((name) => !known.has(name))).map(({ text }) => text)).toEqual([]);
  expect(phrases.filter(({ text }) => text.split('{').length !== text.split('}').length).map(({ text }) => text)).toEqual([]);
});

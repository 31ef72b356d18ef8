import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../../messages/fr-FR/', import.meta.url);
const texts = readdirSync(folder).flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));

it('no French sentence ends with a date: "10 déc." has a period already, and "10 mai" has none', () => {
  const ending = texts.filter(([, text]) => /\{(?:days?|date)\}\./.test(text)).map(([id]) => id);
  expect(ending).toEqual([]);
});

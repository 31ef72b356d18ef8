import { afterSpace, elementsOf, endOfBrackets, endOfText, textAt } from './source-text.ts';

/**
 * Returns the titles of the tests and groups in a test file, including those of `.each(…)` and similar. A title that starts with `%s`
 * yields one title per row of its table. Skipped and planned tests are left out.
 */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  for (const match of source.matchAll(/(?<![\w.$'"`])(?:it|test|describe)(?=[.(`])/g)) {
    titles.push(...titlesAfter(source, match.index + match[0].length));
  }
  return titles;
}

const skippedCalls = new Set(['skip', 'todo', 'fixme', 'step', 'use', 'extend', 'skipIf', 'runIf']);

function titlesAfter(source: string, start: number): string[] {
  let at = start;
  for (;;) {
    const link = /^\s*\.(\w+)/.exec(source.slice(at, at + 40));
    if (!link) break;
    if (skippedCalls.has(link[1] ?? '')) return [];
    at += link[0].length;
  }
  if (source[at] === '`') return asList(afterTable(source, endOfText(source, at)));
  if (source[at] !== '(') return [];
  const text = textAt(source, at + 1);
  if (text !== undefined) return [text];
  // The table comes first: .each([…])('title').
  const title = afterTable(source, endOfBrackets(source, at));
  if (!title?.startsWith('%s')) return asList(title);
  const cells = firstCells(source, afterSpace(source, at + 1));
  return cells.length === 0 ? [title] : cells.map((cell) => cell + title.slice('%s'.length));
}

function asList(title: string | undefined): string[] {
  return title === undefined ? [] : [title];
}

function afterTable(source: string, end: number): string | undefined {
  const next = /^\s*\(/.exec(source.slice(end, end + 10));
  return next ? textAt(source, end + next[0].length) : undefined;
}

function firstCells(source: string, at: number): string[] {
  const start = source[at] === '[' ? at : constantList(source, /^[\w$]+(?=[\s,)])/.exec(source.slice(at))?.[0]);
  if (start === undefined) return [];
  // A computed list such as `[…].map(…)` has other rows.
  if (source[afterSpace(source, endOfBrackets(source, start))] === '.') return [];
  return elementsOf(source, start).flatMap((row) => asList(textAt(row.startsWith('[') ? (elementsOf(row, 0)[0] ?? '') : row, 0)));
}

function constantList(source: string, name: string | undefined): number | undefined {
  if (name === undefined) return undefined;
  const declaration = new RegExp(`\\bconst ${name.replaceAll('$', '\\$')}\\b[^=;]*=\\s*(?=\\[)`).exec(source);
  return declaration ? declaration.index + declaration[0].length : undefined;
}

/**
 * The titles of the tests and groups in a test file: the first text of each `it(…)`, `test(…)`, `describe(…)`,
 * also with `.each(…)`, `.for(…)`, `.describe` and the like between. Skipped and planned ones prove nothing and are left out.
 */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  for (const match of source.matchAll(/(?<![\w.$'"`])(?:it|test|describe)(?=[.(`])/g)) {
    const title = titleAfter(source, match.index + match[0].length);
    if (title !== undefined) titles.push(title);
  }
  return titles;
}

const unproven = new Set(['skip', 'todo', 'fixme', 'step', 'use', 'extend', 'skipIf', 'runIf']);

function titleAfter(source: string, start: number): string | undefined {
  let at = start;
  for (;;) {
    const link = /^\s*\.(\w+)/.exec(source.slice(at, at + 40));
    if (!link) break;
    if (unproven.has(link[1] ?? '')) return undefined;
    at += link[0].length;
  }
  if (source[at] === '`') return afterTable(source, endOfText(source, at));
  if (source[at] !== '(') return undefined;
  const title = textAt(source, at + 1);
  if (title !== undefined) return title;
  // The rows of a table come first: .each([…])('title').
  return afterTable(source, endOfParentheses(source, at));
}

function afterTable(source: string, end: number): string | undefined {
  const next = /^\s*\(/.exec(source.slice(end, end + 10));
  return next ? textAt(source, end + next[0].length) : undefined;
}

/** The text literal that starts here, spaces before it left out; undefined where there is none. */
function textAt(source: string, start: number): string | undefined {
  const at = start + (/^\s*/.exec(source.slice(start))?.[0].length ?? 0);
  if (!isQuote(source[at])) return undefined;
  return source.slice(at + 1, endOfText(source, at) - 1);
}

function isQuote(character: string | undefined): boolean {
  return character === "'" || character === '"' || character === '`';
}

function endOfText(source: string, start: number): number {
  const quote = source[start];
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === quote) return at + 1;
  }
  return source.length;
}

function endOfParentheses(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (isQuote(source[at])) at = endOfText(source, at) - 1;
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}

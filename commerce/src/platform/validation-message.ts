import type { z } from 'zod';

export interface InvalidField {
  path: PropertyKey[];
  /** A sentence without its period. */
  reason: string;
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'nothing',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

/**
 * Describes an issue with `value`, which is at path `at` of the document. A union fails with the issues of each member; the member with the
 * deepest issue is assumed to be the intended one.
 */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown, at: readonly PropertyKey[] = []): InvalidField {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const found = valueAt(value, issue.path);
    if (found !== undefined) {
      const inner = issue.errors.flatMap(([first]) => first ?? []);
      const deepestIssue = inner.toSorted((a, b) => b.path.length - a.path.length)[0];
      if (deepestIssue) return describeIssue(deepestIssue, found, [...at, ...issue.path]);
    }
  }
  const path = [...at, ...issue.path];
  if (issue.code === 'unrecognized_keys') return { path: [...path, issue.keys[0] ?? ''], reason: 'There is no such field' };
  return { path, reason: reasonOf(issue, valueAt(value, issue.path)) };
}

function reasonOf(issue: z.core.$ZodIssue, found: unknown): string {
  if (found === undefined && issue.path.length > 0) return `This is missing: ${String(issue.path.at(-1))}`;
  switch (issue.code) {
    case 'invalid_type':
      return `This has to be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `This has to be one of ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `This has at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number'
        ? 'This is empty'
        : `This has at least ${issue.minimum}${unitOf(issue.origin)}`;
    default:
      // Zod's own messages begin with "Invalid"; those written in a schema say more.
      return /^Invalid\b/.test(issue.message) ? 'This is not written as it has to be' : capitalize(issue.message);
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' || origin === 'set' ? ' entries' : '';
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[step];
  }
  return current;
}

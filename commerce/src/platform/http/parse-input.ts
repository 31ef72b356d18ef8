import type { z } from 'zod';
import { findUnstorable, maxBodyDepth } from '../find-unstorable.ts';
import { jsonPath } from '../json-path.ts';
import { Fault } from './fault.ts';

export type InputPart = 'path' | 'query' | 'body';
type Issue = z.core.$ZodIssue;

/** A union fails with the issues of every member; the first member is the intended one. */
function innermost(issue: Issue): Issue {
  const inner = issue.code === 'invalid_union' ? issue.errors[0]?.[0] : undefined;
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

/** Describes an invalid input and its JSON path, without quoting the value. */
export function faultForIssue(found: Issue, part: InputPart): Fault {
  const issue = innermost(found);
  if (issue.code === 'unrecognized_keys') {
    const path = jsonPath([...issue.path, issue.keys[0] ?? '']);
    return new Fault('UnknownPropertyException', `The ${part} has an unknown property at ${path}.`, { path, in: part });
  }
  const path = jsonPath(issue.path);
  return new Fault('ValidationException', `The ${part} is not right at ${path}: ${issue.message}`, { path, in: part });
}

export function parseInput<S extends z.ZodType>(schema: S, value: unknown, part: InputPart): z.output<S> {
  const unstorable = findUnstorable(value);
  if (unstorable?.reason === 'too deep') {
    throw new Fault('MalformedBodyException', `The ${part} is nested deeper than ${maxBodyDepth} levels.`, { limit: maxBodyDepth });
  }
  if (unstorable) {
    const path = jsonPath(unstorable.path);
    throw new Fault('ValidationException', `The ${part} holds ${unstorable.reason} at ${path}.`, { path, in: part });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  if (part === 'body' && value === undefined) {
    throw new Fault('ValidationException', 'Body is required for this request', { path: '$', in: part });
  }
  const [issue] = parsed.error.issues;
  throw issue ? faultForIssue(issue, part) : new Fault('ValidationException', `The ${part} is not right.`, { path: '$', in: part });
}

import type { z } from 'zod';
import { findUnstorable, maxBodyDepth } from '../find-unstorable.ts';
import { jsonPath } from '../json-path.ts';
import { type Failure, failure, ok, type Result } from '../result.ts';

export type InputPart = 'path' | 'query' | 'body';
export type InputError = 'MalformedBodyException' | 'MissingBody' | 'UnknownPropertyException' | 'ValidationException';
type Issue = z.core.$ZodIssue;

/** Returns the innermost issue. A union fails with the issues of every member; the intended one is assumed to be the closest. */
function innermostIssue(issue: Issue): Issue {
  const [inner] = issue.code === 'invalid_union' ? closestMember(issue.errors) : [];
  return inner ? innermostIssue({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

/** Returns the issues of the member that has the value's type and the fewest issues, of several the first. */
function closestMember(members: readonly Issue[][]): Issue[] {
  const isOtherType = (issues: Issue[]) => issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  const ofSameType = members.filter((issues) => !isOtherType(issues));
  const candidates = ofSameType.length > 0 ? ofSameType : members;
  return candidates.reduce((closest, issues) => (issues.length < closest.length ? issues : closest), candidates[0] ?? []);
}

function describeInputIssue(found: Issue, part: InputPart): Failure<InputError> {
  const issue = innermostIssue(found);
  if (issue.code === 'unrecognized_keys') {
    const path = jsonPath([...issue.path, issue.keys[0] ?? '']);
    return failure('UnknownPropertyException', `The ${part} has an unknown property at ${path}.`, { path, in: part });
  }
  const path = jsonPath(issue.path);
  return failure('ValidationException', `The ${part} is not right at ${path}: ${issue.message}`, { path, in: part });
}

/** Validates input. The error names the JSON path of the first invalid value and never quotes the value. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, part: InputPart): Result<z.output<S>, InputError> {
  const unstorable = findUnstorable(value);
  if (unstorable?.reason === 'too deep') {
    return failure('MalformedBodyException', `The ${part} is nested deeper than ${maxBodyDepth} levels.`, { limit: maxBodyDepth });
  }
  if (unstorable) {
    const path = jsonPath(unstorable.path);
    return failure('ValidationException', `The ${part} holds ${unstorable.reason} at ${path}.`, { path, in: part });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  if (part === 'body' && value === undefined) {
    return failure('MissingBody', 'Body is required for this request', { path: '$', in: part });
  }
  const [issue] = parsed.error.issues;
  return issue ? describeInputIssue(issue, part) : failure('ValidationException', `The ${part} is not right.`, { path: '$', in: part });
}

import { type Failure, failure, type Result } from '../../platform/result.ts';

/** `arguments.path` is the JSON path of the invalid value. */
export type ContentResult<Value> = Result<Value, 'InvalidContent'>;

export function invalidContent(path: string, reason: string): Failure<'InvalidContent'> {
  return failure('InvalidContent', `${reason} (at ${path})`, { path });
}

export class InvalidContentError extends Error {
  override readonly name = 'InvalidContentError';
}

/** Unwraps a result for a command, or for loading a brand; throws its failure. */
export function contentOrThrow<Value>(result: Result<Value, 'InvalidContent' | 'InvalidContentSet'>): Value {
  if (result.ok) return result.value;
  throw new InvalidContentError(result.message);
}

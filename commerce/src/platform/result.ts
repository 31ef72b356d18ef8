export interface Failure<ErrorName extends string> {
  ok: false;
  /** Failures that a shop API call returns use the name of its fault type. */
  error: ErrorName;
  /** Message for the caller of the shop API; never quotes a secret. */
  message: string;
  arguments?: Record<string, unknown>;
  /** Seconds after which the same request may succeed. */
  retryAfterSeconds?: number;
}

export type Result<Value, ErrorName extends string> = { ok: true; value: Value } | Failure<ErrorName>;

export function ok(): { ok: true; value: undefined };
export function ok<Value>(value: Value): { ok: true; value: Value };
export function ok(value?: unknown) {
  return { ok: true, value };
}

export function failure<const ErrorName extends string>(
  error: ErrorName,
  message: string,
  args?: Record<string, unknown>,
  retryAfterSeconds?: number,
): Failure<ErrorName> {
  return { ok: false, error, message, arguments: args, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}

import { type FaultType, faultStatus } from '@outfitter/contract';

/** An expected failure on its way to the caller: the contract's fault, with words and arguments. */
export class Fault extends Error {
  readonly type: FaultType;
  readonly status: number;
  readonly arguments: Record<string, unknown>;
  /** Seconds for `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Puts what was said until then onto the answer: what is missing today may be there tomorrow, and whoever keeps a page hears of it. */
  decorateResponse: ((answer: Response) => Response) | undefined;

  constructor(type: FaultType, message: string, args: Record<string, unknown> = {}, retryAfter?: number) {
    super(message);
    this.name = 'Fault';
    this.type = type;
    this.status = faultStatus[type];
    this.arguments = args;
    this.retryAfter = retryAfter;
  }
}

/** An expected failure of a login call, by OAuth's names: `invalid_grant`, `unauthorized_client`, … */
export class OAuthError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'LoginFault';
    this.status = status;
    this.code = code;
  }
}

/** What a use case answers where failing is an ordinary thing. */
export type Result<T, E extends string> =
  | { ok: true; value: T }
  | { ok: false; error: E; message: string; arguments?: Record<string, unknown> };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}
export function failure<const E extends string>(
  error: E,
  message: string,
  args?: Record<string, unknown>,
): { ok: false; error: E; message: string; arguments?: Record<string, unknown> } {
  return { ok: false, error, message, arguments: args };
}

/** A result's value, or its failure thrown as the fault of that name. */
export function valueOrFault<T, E extends FaultType>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new Fault(result.error, result.message, result.arguments);
}

import { type FaultType, faultStatus } from '@outfitter/contract';
import type { Result } from '../result.ts';

/** A fault of the shop API, thrown in the HTTP layer. A business rule returns a `Failure` instead. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly type: FaultType;
  readonly status: number;
  readonly arguments: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;
  /**
   * Set by `serveCall`: applies the surrogate keys and headers that the handler collected before it failed, so that a cached 404 is
   * invalidated when the resource appears.
   */
  decorateResponse: ((response: Response) => Response) | undefined;

  constructor(type: FaultType, message: string, args: Record<string, unknown> = {}, retryAfterSeconds?: number) {
    super(message);
    this.type = type;
    this.status = faultStatus[type];
    this.arguments = args;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Error codes of the login calls (RFC 6749). */
export type OAuthErrorCode =
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_request'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly status: number;
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, message: string, status = code === 'invalid_client' ? 401 : 400) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Returns a result's value, or throws its failure as the fault of the same name. For routes and the HTTP layer only (docs/errors.md). */
export function valueOrFault<Value, ErrorName extends FaultType>(result: Result<Value, ErrorName>): Value {
  if (result.ok) return result.value;
  throw new Fault(result.error, result.message, result.arguments, result.retryAfterSeconds);
}

/** Like `valueOrFault`, but throws an OAuth error. For the login calls only. */
export function valueOrOAuthError<Value>(result: Result<Value, OAuthErrorCode>): Value {
  if (result.ok) return result.value;
  throw new OAuthError(result.error, result.message);
}

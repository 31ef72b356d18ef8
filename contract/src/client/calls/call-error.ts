/** Error of a call: an error response, or no response at all (`status` 0). */
export class CallError extends Error {
  /** The storefront's server build bundles its own copy of this class; instances of either copy must match. */
  static override [Symbol.hasInstance](value: unknown): value is CallError {
    return value instanceof Error && value.name === 'CallError';
  }

  /** The flag by which clients of the public API tell an error from an answer (ERROR-044). */
  readonly isError = true;
  readonly status: number;
  /** The fault type, such as `BasketNotFoundException`; `NetworkError` or `DeadlineExceeded` without a response. */
  readonly type: string;
  readonly arguments: Record<string, unknown>;
  readonly correlationId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    type: string,
    message: string,
    details: { arguments?: Record<string, unknown>; correlationId?: string; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.type = type;
    this.arguments = details.arguments ?? {};
    this.correlationId = details.correlationId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Error of a call: an error response, or no response at all (`status` 0). */
export class CallError extends Error {
  /** The storefront's server build bundles its own copy of this class; instances of either copy must match. */
  static override [Symbol.hasInstance](value: unknown): value is CallError {
    return value instanceof Error && value.name === 'CallError';
  }

  readonly status: number;
  /** The fault type, such as `BasketNotFoundException`; `NetworkError` or `DeadlineExceeded` without a response. */
  readonly type: string;
  readonly arguments: Record<string, unknown>;
  readonly correlationId: string | undefined;
  /** The `Retry-After` header. */
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

interface ErrorBodies {
  fault?: { type?: string; message?: string; arguments?: Record<string, unknown> };
  error?: string | { type?: string; message?: string; data?: Record<string, unknown> };
  error_description?: string;
  message?: string;
  title?: string;
  type?: string;
  detail?: string;
}

/** The message of a network failure, or of a response without any of the contract's error bodies (API-092). */
export const networkErrorMessage = 'Network error';

export async function readCallError(response: Response): Promise<CallError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBodies;
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const details = {
    correlationId: response.headers.get('x-correlation-id') ?? undefined,
    retryAfterSeconds: Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : undefined,
  };
  // ERROR-010: an error of a customer or product.
  if (body.title && body.type && body.detail) {
    return new CallError(response.status, body.type, body.detail, { ...details, arguments: body.fault?.arguments });
  }
  if (body.fault) {
    return new CallError(response.status, body.fault.type ?? 'Fault', body.fault.message ?? '', {
      ...details,
      arguments: body.fault.arguments,
    });
  }
  if (typeof body.error === 'object') {
    return new CallError(response.status, body.error.type ?? 'Error', body.error.message ?? '', { ...details, arguments: body.error.data });
  }
  return new CallError(response.status, body.error ?? 'Error', body.message ?? body.error_description ?? networkErrorMessage, details);
}

/** A call that was answered with an error, or not answered at all (`status` 0). */
export class CallError extends Error {
  /** The storefront's server build carries a copy of this class of its own: an error of either is one to both. */
  static override [Symbol.hasInstance](value: unknown): value is CallError {
    return value instanceof Error && value.name === 'CallError';
  }

  readonly status: number;
  /** The fault's type: `BasketNotFoundException`; `NetworkError` or `DeadlineExceeded` where no answer came. */
  readonly type: string;
  readonly arguments: Record<string, unknown>;
  readonly correlationId: string | undefined;
  /** Seconds after which the server would like to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    type: string,
    message: string,
    more: { arguments?: Record<string, unknown>; correlationId?: string; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.type = type;
    this.arguments = more.arguments ?? {};
    this.correlationId = more.correlationId;
    this.retryAfter = more.retryAfter;
  }
}

interface ErrorBodies {
  fault?: { type?: string; message?: string; arguments?: Record<string, unknown> };
  error?: string | { type?: string; message?: string; data?: Record<string, unknown> };
  error_description?: string;
  message?: string;
}

/** What is said of a call that was not answered, or by something in between that says nothing of its own (API-092). */
export const networkErrorMessage = 'Network error';

/** Reads whichever of the three error forms an answer has. */
export async function readCallError(response: Response): Promise<CallError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBodies;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const more = {
    correlationId: response.headers.get('x-correlation-id') ?? undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  };
  if (body.fault) {
    return new CallError(response.status, body.fault.type ?? 'Fault', body.fault.message ?? '', {
      ...more,
      arguments: body.fault.arguments,
    });
  }
  if (typeof body.error === 'object') {
    return new CallError(response.status, body.error.type ?? 'Error', body.error.message ?? '', { ...more, arguments: body.error.data });
  }
  return new CallError(response.status, body.error ?? 'Error', body.message ?? body.error_description ?? networkErrorMessage, more);
}

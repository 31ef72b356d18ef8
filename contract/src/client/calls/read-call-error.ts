import { CallError } from './call-error.ts';

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

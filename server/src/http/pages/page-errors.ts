import type { ErrorFields } from '@outfitter/commerce';
import { CallError } from '@outfitter/contract/client';
import { SourceUnavailable } from '../../page-cache/page-cache.ts';

export class OverloadError extends Error {
  override readonly name = 'OverloadError';
}

/** A page rendered with a status of 500 or above. Shown only if no cached page is available, and never cached. */
export class PageError extends SourceUnavailable {
  readonly #response: Response;

  constructor(response: Response) {
    super(`a page was rendered with status ${response.status}`);
    this.#response = response;
  }

  toResponse(): Response {
    const response = this.#response.clone();
    response.headers.set('cache-control', 'no-store');
    if (response.status === 503) response.headers.set('retry-after', '2');
    return response;
  }
}

/** Returns the log fields of an error. The correlation id of a failed call identifies commerce's own log line. */
export function errorLogFields(error: unknown, path: string, fields: Record<string, unknown> = {}): ErrorFields {
  const correlationId = error instanceof CallError ? error.correlationId : undefined;
  return { error, path, ...(correlationId ? { correlationId } : {}), ...fields };
}

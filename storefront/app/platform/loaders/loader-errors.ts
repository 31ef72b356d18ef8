import { CallError } from '@outfitter/contract/client';
import { data, isRouteErrorResponse } from 'react-router';
import type { PageContext } from './page-context.ts';

export interface ErrorPageData {
  correlationId?: string | undefined;
}

async function undefinedIf<T>(statuses: readonly number[], response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof CallError && statuses.includes(error.status)) return undefined;
    throw error;
  }
}

/** Resolves to undefined on a 404 response and rejects on every other error. */
export const undefinedIfNotFound = <T>(response: Promise<T>): Promise<T | undefined> => undefinedIf([404], response);

/**
 * Resolves to undefined on a 404 or 400 response. For text that the shopper may type or edit: no resource has a name with a null character,
 * for example.
 */
export const undefinedIfUnknown = <T>(response: Promise<T>): Promise<T | undefined> => undefinedIf([400, 404], response);

/** Resolves to undefined if the request fails, and reports the missing section, which shortens the page's cache time. */
export async function optionalSection<T>(
  page: Pick<PageContext, 'reportMissingSection'>,
  section: string,
  response: Promise<T>,
): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    page.reportMissingSection(section, error);
    return undefined;
  }
}

/** Rejects with the 404 page if the resource does not exist, and with a 503 page that may be retried if the server is unavailable. */
export async function requiredCall<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    throw error instanceof CallError ? errorResponse(error) : error;
  }
}

export function errorResponse(error: CallError) {
  const isUnavailable = error.status === 0 || error.status === 503 || error.status === 429;
  // The parameters come from the URL of the page, so a 400 response means that no such page exists.
  const isNotFound = error.status === 404 || error.status === 400;
  const status = isUnavailable ? 503 : isNotFound ? 404 : 500;
  const headers = isUnavailable ? { 'retry-after': String(error.retryAfterSeconds ?? 5) } : undefined;
  return data<ErrorPageData>({ correlationId: error.correlationId }, { status, headers });
}

export function isClientError(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

export function throwNotFound(): never {
  throw data<ErrorPageData>({}, { status: 404 });
}

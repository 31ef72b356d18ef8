/** What a loader makes of a call that failed. */
import { CallError } from '@outfitter/contract/client';
import { data, isRouteErrorResponse } from 'react-router';
import type { PageContext } from './page-context.ts';

/** What an error page is told: the status and the id by which the server's log knows the failure. */
export interface ErrorPageData {
  correlationId?: string | undefined;
}

/** Waits for an answer; undefined where the thing does not exist. Every other failure goes on. */
export async function undefinedIfNotFound<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}

/** Waits for what one section is made of; where that fails, the page goes without it, and such a page is not kept. */
export async function optionalSection<T>(
  page: Pick<PageContext, 'goesWithout'>,
  section: string,
  response: Promise<T>,
): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    page.goesWithout(section, error);
    return undefined;
  }
}

/** Waits for an answer that the page cannot do without: missing is the 404 page, no answer at all is a 503 to be tried again. */
export async function requiredCall<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    throw error instanceof CallError ? errorResponse(error) : error;
  }
}

/** The thrown answer that draws the error page with the right status. */
export function errorResponse(error: CallError) {
  const isUnavailable = error.status === 0 || error.status === 503 || error.status === 429;
  // A page's calls say what its address says: one that commerce refuses means nothing here.
  const isNotFound = error.status === 404 || error.status === 400;
  const status = isUnavailable ? 503 : isNotFound ? 404 : 500;
  const headers = isUnavailable ? { 'retry-after': String(error.retryAfter ?? 5) } : undefined;
  return data<ErrorPageData>({ correlationId: error.correlationId }, { status, headers });
}

/** Whether a failure is what was asked for and not ours: no such page, a method that it does not take. */
export function isClientError(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

/** Throws the 404 page. */
export function throwNotFound(): never {
  throw data<ErrorPageData>({}, { status: 404 });
}

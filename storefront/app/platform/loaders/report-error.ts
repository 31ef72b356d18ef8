/** What the server's log hears of a failure. */
import type { HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isClientError } from './loader-errors.ts';
import { pageContext } from './page-context.ts';

/** Failures that have been told: one that is thrown on passes here again. */
const reported = new WeakSet<object>();

/** Tells the server's log of a failure, once; of what the client does wrong, nothing. */
export function reportError(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  if (request.signal.aborted || isClientError(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  context.get(pageContext).failed(error);
}

/** What fails in a loader or in the drawing of a page goes to the server's log, once. */
export const handleError: HandleErrorFunction = (error, { request, context }) => reportError(error, request, context);

import type { HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isClientError } from './loader-errors.ts';
import { pageContext } from './page-context.ts';

const reported = new WeakSet<object>();

/**
 * Logs a render or loader error on the server, once: React Router and the stream renderer may both report the same error. Client errors
 * and aborted requests are not logged.
 */
export function reportError(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  if (request.signal.aborted || isClientError(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  context.get(pageContext).reportError(error);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => reportError(error, request, context);

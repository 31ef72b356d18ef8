/** What the server's log hears of a failure. */
import type { HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isClientsDoing } from './failed-call.ts';
import { pageContext } from './page-context.ts';

/** Failures that have been told: one that is thrown on passes here again. */
const told = new WeakSet<object>();

/** Tells the server's log of a failure, once; of what the client does wrong, nothing. */
export function tell(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  if (request.signal.aborted || isClientsDoing(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  context.get(pageContext).failed(error);
}

/** What fails in a loader or in the drawing of a page goes to the server's log, once. */
export const handleError: HandleErrorFunction = (error, { request, context }) => tell(error, request, context);

import { data, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type PageContext, pageContext } from './page-context.ts';
import { handleError } from './report-error.ts';

/** Returns the errors that reach the server's log. */
function heard(errors: readonly unknown[], request = new Request('http://shop.example/cart')): unknown[] {
  const told: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(pageContext, { reportError: (error: unknown) => void told.push(error) } as PageContext);
  for (const error of errors) handleError(error, { request, context, params: {} });
  return told;
}

/** An error as the router creates it from a thrown response or an unmatched request. */
const answered = (status: number) => ({ ...data({}, { status }), status, statusText: '', internal: true, data: {} });

it('an error is logged on the server once', () => {
  const failure = new TypeError('no such field');
  expect(heard([failure, failure, new Error('another')])).toEqual([failure, new Error('another')]);
});

it('client errors are not logged: unknown page, unknown method, aborted request', () => {
  expect(heard([answered(404), answered(405), answered(400)])).toEqual([]);
  const gone = new AbortController();
  gone.abort();
  expect(heard([new Error('aborted')], new Request('http://shop.example/cart', { signal: gone.signal }))).toEqual([]);
  expect(heard([answered(500)])).toHaveLength(1);
});

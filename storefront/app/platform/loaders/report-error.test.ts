import { data, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type PageContext, pageContext } from './page-context.ts';
import { handleError } from './report-error.ts';

function loggedErrors(errors: readonly unknown[], request = new Request('http://shop.example/cart')): unknown[] {
  const logged: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(pageContext, { reportError: (error: unknown) => void logged.push(error) } as PageContext);
  for (const error of errors) handleError(error, { request, context, params: {} });
  return logged;
}

const routeError = (status: number) => ({ ...data({}, { status }), status, statusText: '', internal: true, data: {} });

it('an error is logged on the server once', () => {
  const failure = new TypeError('no such field');
  expect(loggedErrors([failure, failure, new Error('another')])).toEqual([failure, new Error('another')]);
});

it('client errors are not logged: unknown page, unknown method, aborted request', () => {
  expect(loggedErrors([routeError(404), routeError(405), routeError(400)])).toEqual([]);
  const abortController = new AbortController();
  abortController.abort();
  expect(loggedErrors([new Error('aborted')], new Request('http://shop.example/cart', { signal: abortController.signal }))).toEqual([]);
  expect(loggedErrors([routeError(500)])).toHaveLength(1);
});

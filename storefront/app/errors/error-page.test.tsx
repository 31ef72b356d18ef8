import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { lazyComponentsLoaded } from '../platform/lazy.tsx';
import { ErrorPage } from './error-page.tsx';

function renderPage(error: unknown, path = '/'): string {
  const router = createMemoryRouter([{ path: '*', element: <ErrorPage error={error} /> }], { initialEntries: [path] });
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return html.replaceAll('&#x27;', "'");
}

beforeAll(lazyComponentsLoaded);

it('ERROR-021 ERROR-022 a 404 of the shop shows the 404 page', () => {
  const html = renderPage(new ErrorResponse(404, 'Not Found', {}));
  for (const text of [
    'error 404',
    'You caught us with our pants down!',
    "The page you're looking for is unavailable. You will be redirected to the home page shortly.",
  ]) {
    expect(html).toContain(text);
  }
});
it('ERROR-024 ERROR-026 any other 404 shows the generic page with a link to the home page', () => {
  const html = renderPage(new ErrorResponse(404, 'Not Found', 'Not here.'));
  expect(html).toContain('Sorry, we cannot find this page');
  expect(html).toContain('To continue, go back home.');
  expect(html).toMatch(/<a[^>]+href="\/"[^>]*>Go Back Home/);
});
it('ERROR-025 ERROR-027 other errors show the generic page, with the stack in development only', () => {
  const html = renderPage(new Error('the barn door'));
  expect(html).toContain('Sorry, there is a problem with this page');
  expect(html).toMatch(/<pre[^>]*>Error: the barn door/);
  expect(renderPage(new ErrorResponse(503, '', { correlationId: 'abc' }))).not.toContain('<pre');
});

it('ERROR-025 offers to load the same page again after 429, 502, 503 and 504 only', () => {
  for (const status of [429, 502, 503, 504]) {
    const html = renderPage(new ErrorResponse(status, '', { correlationId: 'abc' }), '/search?q=coat');
    expect(html).toMatch(/<a[^>]+href="\/search\?q=coat"[^>]*>Try again/);
    expect(html).toMatch(/<a[^>]+href="\/"[^>]*>Go Back Home/);
  }
  for (const error of [new ErrorResponse(500, '', {}), new ErrorResponse(404, '', 'Not here.'), new Error('the barn door')])
    expect(renderPage(error, '/search?q=coat')).not.toContain('Try again');
});

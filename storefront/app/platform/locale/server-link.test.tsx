import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Link as RouterLink, RouterProvider, type To } from 'react-router';
import { expect, it } from 'vitest';
import { ServerPageContext } from '../document/server-page.ts';
import { directHref, ServerLink } from './server-link.tsx';

type LinkComponent = typeof RouterLink | typeof ServerLink;

function renderLink(Link: LinkComponent, to: To, { pathname, basename }: { pathname: string; basename: string }): string {
  const element = (
    <Link to={to} className="link" rel="nofollow" discover="none" preventScrollReset replace aria-current="true">
      Coats
    </Link>
  );
  const router = createMemoryRouter([{ path: '*', element }], { basename, initialEntries: [`${basename}${pathname}`] });
  return renderToStaticMarkup(
    <ServerPageContext value={{ locale: 'en-US', basename }}>
      <RouterProvider router={router} />
    </ServerPageContext>,
  );
}

const part = fc.constantFrom('', 'a', 'men', 'coats', '.', '..', '.hidden', 'a.html', '%20', 'é', '\\', ':', '(1)');
const path = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const search = fc.constantFrom('', '?', '?q=a', '?refine=color:red|blue&page=2', '?to=//x', '?a?b');
const hash = fc.constantFrom('', '#', '#top', '#a/../b');
const to = fc.oneof(
  fc.tuple(path, search, hash).map((parts) => parts.join('')),
  fc.record({ search }),
  fc.record({ search, hash }),
  fc.constantFrom<To>('', '.', '..', 'coats', '//evil.example', 'https://shop.example/', 'mailto:a@shop.example', { pathname: '/men' }),
);
const page = fc.record({ pathname: fc.constantFrom('/', '/men', '/men/coats', '/men/'), basename: fc.constantFrom('', '/fr-FR') });

it('a link has the same HTML as React Router’s, for every target, page and basename', () => {
  fc.assert(
    fc.property(to, page, (target, at) => {
      expect(renderLink(ServerLink, target, at)).toBe(renderLink(RouterLink, target, at));
    }),
  );
});

it('the links of a listing need no router', () => {
  const at = { pathname: '/men', basename: '/fr-FR' };
  expect(directHref('/', at)).toBe('/fr-FR');
  expect(directHref('/men/coats?color=10', at)).toBe('/fr-FR/men/coats?color=10');
  expect(directHref({ search: '?refine=color:red' }, at)).toBe('/fr-FR/men?refine=color:red');
  expect(directHref({ search: '' }, at)).toBe('/fr-FR/men');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ContentLink } from './content-link.tsx';

const renderLink = (to: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ContentLink to={to}>Coats</ContentLink>
    </MemoryRouter>,
  );

it('BLOCK-001 links to paths of the shop and to other sites', () => {
  expect(renderLink('/men')).toContain('href="/men"');
  expect(renderLink('#care')).toBe('<a href="#care">Coats</a>');
  expect(renderLink('https://brand.example/')).toBe('<a href="https://brand.example/">Coats</a>');
});

it.each(['/\t/evil.example/x', '/\n/evil.example/y', '//evil.example', '/\\evil.example', ' /men', 'javascript:alert(1)'])(
  'BLOCK-001 leaves text without a link for %j',
  (to) => expect(renderLink(to)).toBe('Coats'),
);

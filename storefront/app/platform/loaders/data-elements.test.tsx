// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { ServerPageContext } from '../document/server-page.ts';
import { DataElements } from './data-elements.tsx';
import { parseLoaderData, type SerializedLoaderData, serializeLoaderData } from './loader-data.ts';

const data = { name: '</script><script>alert(1)</script><!--', quote: '"\u2028' };

function renderDocument(value: unknown) {
  const dataElements = new Map<string, unknown>();
  const serialized = serializeLoaderData(value, { dataElements });
  const html = renderToStaticMarkup(
    <ServerPageContext value={{ locale: 'en-US', basename: '', dataElements }}>
      <DataElements />
    </ServerPageContext>,
  );
  return { html, received: JSON.parse(JSON.stringify(serialized)) as SerializedLoaderData<typeof data> };
}

afterEach(() => document.body.replaceChildren());

it('the browser reads loader data once from an element that the data cannot close', () => {
  const { html, received } = renderDocument(data);
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  // Content cannot contain a script element, but it may have any id.
  document.body.innerHTML = `<p id="loader-data-0">{}</p>${html}`;
  const parsed = parseLoaderData(received);
  expect(parsed).toEqual(data);
  expect(parseLoaderData(received)).toBe(parsed);
});

it('two pages with the same frozen data have the same element', () => {
  const shared = Object.freeze({ menu: ['Men', '<b>'] });
  expect(renderDocument(shared).html).toBe(renderDocument(shared).html);
});

it('a page without loader data has no element', () => {
  expect(renderToStaticMarkup(<DataElements />)).toBe('');
});

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { deferModules, earlyClickScript, formatterScript, HeadScripts } from './asset-order.tsx';
import { ServerPageContext } from './server-page.ts';

describe('module scripts', () => {
  const scripts = (preload: string, type: string, nonce?: string) => (
    <>
      <link rel={preload} href="/a.js" nonce={nonce} />
      <>
        <script nonce={nonce}>1</script>
        <script nonce={nonce} type={type} async>
          2
        </script>
      </>
    </>
  );
  it.each([undefined, 'abc'])('are deferred; other elements are unchanged (nonce %s)', (nonce) => {
    const html = (element: ReactElement) => renderToStaticMarkup(<div>{element}</div>);
    expect(html(<>{deferModules(scripts('modulepreload', 'module', nonce))}</>)).toBe(html(scripts('later', 'text/x-later', nonce)));
    const other = (
      <p>
        <link rel="stylesheet" href="/a.css" />é
      </p>
    );
    expect(html(<>{deferModules(other)}</>)).toBe(html(other));
    expect(deferModules(null)).toBeNull();
  });
});

it('the head loads the locale data before a style sheet can block it, with the nonce of a private page', () => {
  const html = (nonce?: string) =>
    renderToStaticMarkup(
      <ServerPageContext value={{ locale: 'en-US', basename: '', nonce }}>
        <html lang="en-US">
          <head>
            <HeadScripts />
            <meta charSet="utf-8" />
            <link rel="stylesheet" href="/a.css" />
          </head>
          <body />
        </html>
      </ServerPageContext>,
    );
  expect(html()).toBe(
    `<html lang="en-US"><head><meta charSet="utf-8"/><script>${earlyClickScript};${formatterScript}</script><link rel="stylesheet" href="/a.css"/></head><body></body></html>`,
  );
  expect(html('abc')).toContain(`<script nonce="abc">${earlyClickScript};${formatterScript}</script><link`);
});

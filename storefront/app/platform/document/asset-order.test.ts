import { expect, it } from 'vitest';
import { formatterScript, modulesScript, styleSheetHeaders, withFormatterMade, withModulesLast } from './asset-order.ts';

const context = (...ids: string[]) =>
  ({
    manifest: { routes: { root: { css: ['/assets/root.css'] }, home: {}, cart: { css: ['/assets/root.css', '/assets/cart.css'] } } },
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
  }) as unknown as Parameters<typeof styleSheetHeaders>[0];

it('the style sheets of the matched routes are asked for with the headers, each once', () => {
  expect(styleSheetHeaders(context('root', 'home'))).toEqual(['</assets/root.css>; rel=preload; as=style']);
  expect(styleSheetHeaders(context('root', 'cart', 'gone'))).toEqual([
    '</assets/root.css>; rel=preload; as=style',
    '</assets/cart.css>; rel=preload; as=style',
  ]);
});

it('modules give way to what the page is drawn with, which stays as it is', () => {
  const html = (preload: string, type: string, nonce = '', last = '') =>
    `<html><head><link rel="stylesheet" href="/a.css"/><link rel="${preload}" href="/a.js"/></head><body><p>é</p><script${nonce}>1</script><script${nonce} type="${type}" async="">import "/b.js"</script>${last}</body></html>`;
  for (const [value, nonce] of [
    [undefined, ''],
    ['abc', ' nonce="abc"'],
  ] as const) {
    const before = Buffer.from(html('modulepreload', 'module', nonce));
    const after = html('later', 'text/x-later', nonce, `<script${nonce}>${modulesScript}</script>`);
    expect(withModulesLast(before, value).toString()).toBe(after);
  }
  const without = Buffer.from('<html><body>no scripts</body></html>');
  expect(withModulesLast(without, undefined)).toBe(without);
});

it('the data of languages is loaded before anything that may hold a script back, under the nonce of a private page', () => {
  const html = Buffer.from(
    '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"/><link rel="stylesheet" href="/a.css"/></head>é</html>',
  );
  expect(withFormatterMade(html, undefined).toString()).toBe(
    `<!DOCTYPE html><html lang="en-US"><head><script>${formatterScript}</script><meta charset="utf-8"/><link rel="stylesheet" href="/a.css"/></head>é</html>`,
  );
  expect(withFormatterMade(html, 'abc').toString()).toContain(`<head><script nonce="abc">${formatterScript}</script><meta`);
  expect(withFormatterMade(Buffer.from('no page'), undefined).toString()).toBe('no page');
});

import { expect, it } from 'vitest';
import { styleSheetHeaders } from './asset-order.tsx';
import { routeStyleSheets } from './route-style-sheets.tsx';

const context = (...ids: string[]) =>
  ({
    manifest: { routes: { root: { css: ['/assets/root.css'] }, home: {}, cart: { css: ['/assets/root.css#', '/assets/cart.css#'] } } },
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
  }) as unknown as Parameters<typeof routeStyleSheets>[0];

it('the headers preload the style sheets of the matched routes, each once', () => {
  expect(styleSheetHeaders(routeStyleSheets(context('root', 'home')))).toEqual(['</assets/root.css>; rel=preload; as=style']);
  expect(styleSheetHeaders(routeStyleSheets(context('root', 'cart', 'gone')))).toEqual([
    '</assets/root.css>; rel=preload; as=style',
    '</assets/cart.css>; rel=preload; as=style',
  ]);
});

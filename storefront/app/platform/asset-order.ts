/** In which order a browser fetches what a page needs, for the server. */
import type { EntryContext } from 'react-router';

/** The `Link` headers of the page's style sheets: nothing is drawn before them, so they are asked for before the first element is read. */
export function styleSheetHeaders({ manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): string[] {
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  return [...new Set(sheets)].map((href) => `<${href}>; rel=preload; as=style`);
}

const preload = '<link rel="modulepreload" ';

/** The page with its modules fetched after what it is drawn with: it is whole without them. */
export function withModulesLast(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return Buffer.from(html.toString().replaceAll(preload, `${preload}fetchpriority="low" `));
}

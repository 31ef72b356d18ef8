/** In which order a browser fetches what a page needs and gets ready for it, for the server. */
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

/**
 * The first formatter that a browser's process makes loads the data of all languages: 30 ms of a fast machine, 120 of a phone. Made in
 * the head it is made while the style sheet is on its way; otherwise hydration would, which then answers nobody for as long.
 */
export const formatterScript = 'new Intl.NumberFormat(document.documentElement.lang)';

/** The page with that script as the first of its head. A private page's scripts carry its nonce. */
export function withFormatterMade(html: Buffer<ArrayBuffer>, nonce: string | undefined): Buffer<ArrayBuffer> {
  const head = '<head>';
  const start = html.indexOf(head);
  if (start < 0) return html;
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>${formatterScript}</script>`;
  return Buffer.concat([html.subarray(0, start + head.length), Buffer.from(script), html.subarray(start + head.length)]);
}

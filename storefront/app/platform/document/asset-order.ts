/** In which order a browser fetches what a page needs and gets ready for it, for the server. */
import type { EntryContext } from 'react-router';

/** The `Link` headers of the page's style sheets: nothing is drawn before them, so they are asked for before the first element is read. */
export function styleSheetHeaders({ manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): string[] {
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  return [...new Set(sheets)].map((href) => `<${href}>; rel=preload; as=style`);
}

/**
 * Starts what `withModulesLast` has put off, once the page is on the screen; where none is drawn, since the tab is out of sight or the page
 * is made ready ahead of time, at once.
 */
export const modulesScript = [
  '{let all=document,start=()=>{start=()=>{};',
  `for(let link of all.querySelectorAll('[rel=later]'))link.rel='modulepreload';`,
  `let own=all.querySelector('[type="text/x-later"]'),script=all.createElement('script');`,
  `script.type='module';script.nonce=own.nonce;script.textContent=own.textContent;own.after(script);script.remove()};`,
  `if(all.visibilityState=='hidden')start();`,
  'else requestAnimationFrame(()=>setTimeout(()=>start())),setTimeout(()=>start(),3e3)}',
].join('');

/**
 * The page with its modules fetched and run after it has been drawn: it is whole without them, and on a slow line they would take turns
 * with its first pictures.
 */
export function withModulesLast(html: Buffer<ArrayBuffer>, nonce: string | undefined): Buffer<ArrayBuffer> {
  const text = html.toString();
  const end = text.lastIndexOf('</body>');
  if (end < 0 || !ownModule.test(text)) return html;
  const later = text.slice(0, end).replaceAll('<link rel="modulepreload" ', '<link rel="later" ').replace(ownModule, '$1text/x-later"');
  return Buffer.from(`${later}<script${nonceOf(nonce)}>${modulesScript}</script>${text.slice(end)}`);
}

/** The start of the script that brings the page's modules, up to its type; that of a private page has its nonce first. */
const ownModule = /(<script\b(?: nonce="[^"]*")? type=")module"/;

const nonceOf = (nonce: string | undefined) => (nonce ? ` nonce="${nonce}"` : '');

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
  const script = `<script${nonceOf(nonce)}>${formatterScript}</script>`;
  return Buffer.concat([html.subarray(0, start + head.length), Buffer.from(script), html.subarray(start + head.length)]);
}

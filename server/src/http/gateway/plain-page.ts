import { createHash } from 'node:crypto';
import { inlineTokens } from '@outfitter/contract/theme';

const style = inlineTokens(`
@font-face { font-family: Besley; src: url(/fonts/besley-800.woff2) format("woff2"); font-weight: 800; font-display: swap }
@font-face { font-family: Archivo; src: url(/fonts/archivo-400.woff2) format("woff2"); font-display: swap }
@font-face { font-family: Archivo; src: url(/fonts/archivo-600.woff2) format("woff2"); font-weight: 600; font-display: swap }
:root { font: 1.125rem/1.5 var(--font-text); background: var(--color-background); color: var(--color-foreground) }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box }
main { max-width: 34rem }
img { width: min(100%, 20rem); height: auto }
h1 { font: 800 2.25rem/1.1 var(--font-display); margin: 1.5rem 0 1rem }
a { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; background: var(--color-foreground); color: var(--color-surface); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--color-foreground); outline-offset: 3px }`);

export const plainPagePolicy = `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

export interface PlainPage {
  readonly locale: string;
  readonly title: string;
  /** HTML of an image. */
  readonly image?: string;
  readonly paragraphs: readonly string[];
  /** Link; an empty address is that of the page itself. */
  readonly link: { readonly address: string; readonly text: string };
}

/** Returns a page in the look of the shop that needs neither the storefront nor a script. Texts must not contain HTML. */
export function plainPage({ locale, title, image = '', paragraphs, link }: PlainPage): string {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title><style>${style}</style></head><body><main>${image}<h1>${title}</h1>${text}<a href="${link.address}">${link.text}</a></main></body></html>`;
}

export function acceptsHtml({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('accept')?.includes('text/html') ?? false;
}

import { sourceLocale } from '@outfitter/contract/client';
import { BufferedResponse } from '../../page-cache/buffered-response.ts';
import { acceptsHtml, plainPage, plainPagePolicy } from '../gateway/plain-page.ts';
import { unavailableMessages } from './unavailable-messages.ts';

/** Seconds of `Retry-After`. The second value spreads the retries of shoppers whose pages were rejected together. */
const retryAfter = { least: 3, spread: 6 };

interface Bodies {
  readonly page: Buffer;
  readonly form: Buffer;
  readonly line: Buffer;
}

/** Bodies that are built once: an overloaded shop renders nothing for them. */
const bodiesByLocale: ReadonlyMap<string, Bodies> = new Map(
  Object.entries(unavailableMessages).map(([locale, { title, text, cart, form, retry }]) => {
    const build = (...paragraphs: string[]) => Buffer.from(plainPage({ locale, title, paragraphs, link: { address: '', text: retry } }));
    return [locale, { page: build(text, cart), form: build(form), line: Buffer.from(title) }];
  }),
);

/**
 * Responds to a page that the server has no room for or cannot render. Browsers request the page again by themselves, except after a form,
 * which may or may not have had its effect. Other clients, such as the router's data requests, get a line of text.
 */
export function unavailablePage(request: Pick<Request, 'method' | 'headers'>, locale: string): BufferedResponse {
  const bodies = bodiesByLocale.get(locale) ?? (bodiesByLocale.get(sourceLocale) as Bodies);
  const seconds = String(retryAfter.least + Math.floor(Math.random() * retryAfter.spread));
  const headers = { 'retry-after': seconds, 'cache-control': 'no-store', vary: 'accept' };
  if (!acceptsHtml(request)) return new BufferedResponse(503, { ...headers, 'content-type': 'text/plain; charset=utf-8' }, bodies.line);
  const isForm = request.method === 'POST';
  return new BufferedResponse(
    503,
    {
      ...headers,
      ...(isForm ? {} : { refresh: seconds }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPagePolicy,
    },
    isForm ? bodies.form : bodies.page,
  );
}

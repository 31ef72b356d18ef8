import { Writable } from 'node:stream';
import { locales } from 'virtual:messages';
import type { ContextType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import FooterSignupForm from './marketing/footer-signup-form';
import { footerSignup } from './marketing/lazy-footer-signup';
import { styleSheetHeaders, withFormatterMade, withModulesLast } from './platform/document/asset-order';
import { nonceContext } from './platform/document/nonce';
import { pageContext } from './platform/loaders/page-context';
import { reportError } from './platform/loaders/report-error';
import { CarriedLocale } from './platform/locale/carried-locale';
import { localeCarrier } from './platform/locale/carrier';
import { messageCatalog, ServerPageContext } from './platform/locale/messages';
import { messagesScript, trackUsedMessages, withTag } from './platform/locale/used-messages';
import { localeChooser } from './shell/footer/late-locale-chooser';
import LocaleChooser from './shell/footer/locale-chooser';

// The server builds these contexts for each request; the keys must be the ones of this build.
export { nonceContext } from './platform/document/nonce';
export { pageContext } from './platform/loaders/page-context';

/** Milliseconds after which deferred data is given up. */
export const streamTimeout = 5_000;

// What the browser loads late or not at all, the server has at once.
localeChooser.ofServer = LocaleChooser;
footerSignup.ofServer = FooterSignupForm;
localeCarrier.Component = CarriedLocale;
messageCatalog.get = (locale) => locales[locale]?.messages;

export { handleError } from './platform/loaders/report-error';

/** Renders the whole page before the first byte: the front compresses and keeps it as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale } = loadContext.get(pageContext);
  const translation = locales[locale];
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', locale);
  for (const sheet of styleSheetHeaders(routerContext)) headers.append('link', sheet);
  if (translation && import.meta.env.PROD) headers.append('link', `</${translation.file}>; rel=preload; as=fetch; crossorigin`);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const noted = translation && trackUsedMessages(translation.messages);
  const page = { locale, messages: noted?.messages };
  const { html, hasFailed } = await draw(request, routerContext, loadContext, page);
  const init = { status: hasFailed ? 500 : status, headers };
  if (!translation || !noted) return new Response(html, init);
  // Under development the file with all messages is not made; the page has them in it.
  const tag = import.meta.env.PROD ? messagesScript(noted.used(), `/${translation.file}`) : messagesScript(translation.messages, undefined);
  return new Response(withTag(html, tag), init);
}

async function draw(
  request: Request,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
  page: ContextType<typeof ServerPageContext>,
): Promise<{ html: Buffer<ArrayBuffer>; hasFailed: boolean }> {
  const nonce = loadContext.get(nonceContext);
  let hasFailed = false;
  const html = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const element = (
      <ServerPageContext value={page}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ServerPageContext>
    );
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Pages are sent whole: nothing of them is put at the end, out of sight until a script moves it to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(collected(resolve));
      },
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        reportError(error, request, loadContext);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
  // Under development the scripts are Vite's.
  const ordered = import.meta.env.PROD ? withModulesLast(html, nonce) : html;
  return { html: withFormatterMade(ordered, nonce), hasFailed };
}

/** Takes what is written to it, and hands it over as one piece. */
function collected(done: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _encoding, next) {
      parts.push(part);
      next();
    },
    final(next) {
      done(Buffer.concat(parts));
      next();
    },
  });
}

import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage, errorTitle } from './errors/index.ts';
import { BodyScripts, HeadScripts } from './platform/document/asset-order.tsx';
import { metaTags, siteFromMatches } from './platform/document/meta.ts';
import { Providers } from './platform/document/providers.tsx';
import { lazyOnRender } from './platform/lazy.tsx';
import { parseLoaderData, serializeLoaderData, useParsedLoaderData } from './platform/loaders/loader-data.ts';
import { requiredCall, undefinedIfNotFound } from './platform/loaders/loader-errors.ts';
import { pageContext } from './platform/loaders/page-context.ts';
import { getHeadIntl } from './platform/locale/intl.ts';
import { usePageLocale } from './platform/locale/messages.ts';
import { LocaleParameterProvider } from './platform/locale/navigation.tsx';
import { siteDataAttributes } from './platform/session/index.ts';
import { useOptionalShop } from './platform/shop/shop.ts';
import { hostedOrigins } from './search-source/index.ts';
import { buildMenu, PageLayout } from './shell/index.ts';
import './styles/app.css';

/**
 * Categories or preferences not answered: no page can be drawn, the whole is a 503. The strip's or the footer's content missing: their
 * place stays empty; not answered: the page fails too, so that no page without them is ever kept.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { client, siteId, organizationId, locale, locales, localeFrom, currency, currencies, siteOrigin, preview } = page;
  const [root, preferences, announcementBar, footer] = await requiredCall(
    Promise.all([
      client.getCategories({ params: { categoryId: 'root' }, query: { levels: 3 } }),
      client.getSitePreferences(),
      undefinedIfNotFound(
        client.getContentByKey({ params: { deliveryKey: 'promo-strip' }, query: { depth: 'all', format: 'inlined', locale } }),
      ),
      undefinedIfNotFound(
        client.getContentByKey({ params: { deliveryKey: 'footer' }, query: { depth: 'all', format: 'inlined', locale } }),
      ),
    ]),
  );
  page.callsTo(...hostedOrigins(preferences));
  return {
    siteId,
    organizationId,
    locale,
    locales,
    localeFrom,
    currency,
    currencies,
    siteOrigin,
    ...(preview ? { preview } : {}),
    // The browser's clock may already be in another one.
    year: new Date().getUTCFullYear(),
    preferences,
    frame: serializeLoaderData({ menu: buildMenu(root), announcementBar: announcementBar?.content, footer: footer?.content }),
  };
}

/** The frame is the same on every page of a visit. */
export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  ...['besley-800', 'archivo-400'].map((font) => ({
    rel: 'preload' as const,
    href: `/fonts/${font}.woff2`,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: Route.MetaFunction = ({ matches, error }) =>
  metaTags(error ? { title: errorTitle(error, getHeadIntl(matches)), noindex: true } : {}, siteFromMatches(matches));

export function Layout({ children }: { children: ReactNode }) {
  const shop = useOptionalShop();
  const pageLocale = usePageLocale();
  const locale = shop?.locale ?? pageLocale;
  const needsParameter = shop?.localeFrom === 'query' && locale !== shop.locales[0];
  return (
    <html lang={locale} data-preview={shop?.preview && JSON.stringify(shop.preview)} {...siteDataAttributes(shop)}>
      <head>
        {import.meta.env.SSR ? <HeadScripts /> : null}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1c1a16" />
        <Meta />
        {/* In development the router writes a nonce on the server that it leaves out in the browser; a style sheet needs none. */}
        <Links nonce={import.meta.env.DEV ? '' : undefined} />
      </head>
      <body>
        <Providers locale={locale}>
          {needsParameter ? (
            <LocaleParameterProvider locale={locale} site={shop}>
              {children}
            </LocaleParameterProvider>
          ) : (
            children
          )}
        </Providers>
        <ScrollRestoration />
        {import.meta.env.SSR ? <BodyScripts /> : <Scripts />}
      </body>
    </html>
  );
}

/** Only editors see it. */
const PreviewBar = lazyOnRender(() => import('./preview/preview-bar.tsx'));

export default function Root({ loaderData: { preferences, frame, preview } }: Route.ComponentProps) {
  const page = (
    <PageLayout preferences={preferences} {...useParsedLoaderData(frame)}>
      <Outlet />
    </PageLayout>
  );
  if (!preview) return page;
  return (
    <>
      <PreviewBar preview={preview} />
      {page}
    </>
  );
}

/** The root's own calls were not answered, or the frame itself failed; a page that fails is caught inside of the frame. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  if (!loaderData) return <main id="content">{page}</main>;
  return (
    <PageLayout preferences={loaderData.preferences} {...parseLoaderData(loaderData.frame)}>
      {page}
    </PageLayout>
  );
}

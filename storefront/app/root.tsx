import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage, errorTitle } from './errors/index.ts';
import { contentQuery } from './platform/content/content-query.ts';
import { BodyScripts, HeadScripts } from './platform/document/asset-order.tsx';
import { metaTags, siteFromMatches } from './platform/document/meta.ts';
import { Providers } from './platform/document/providers.tsx';
import { RouteLinks } from './platform/document/route-style-sheets.tsx';
import { forgetEarlyClick, RepeatEarlyClick } from './platform/early-click.ts';
import { lazyOnRender } from './platform/lazy.tsx';
import { withStyleSheets } from './platform/lazy-style-sheets.tsx';
import { parseLoaderData, serializeLoaderData, useParsedLoaderData } from './platform/loaders/loader-data.ts';
import { requiredCall, undefinedIfNotFound } from './platform/loaders/loader-errors.ts';
import { type PagePreview, pageContext, type ShownPreview } from './platform/loaders/page-context.ts';
import { getHeadIntl } from './platform/locale/intl.ts';
import { usePageLocale } from './platform/locale/messages.ts';
import { LocaleParameterProvider } from './platform/locale/navigation.tsx';
import { siteDataAttributes } from './platform/session/index.ts';
import { useOptionalShop } from './platform/shop/shop.ts';
import { hostedOrigins } from './search-source/index.ts';
import { buildLayoutData, PageLayout } from './shell/index.ts';
import './styles/app.css';

/**
 * Loads the data of the layout. If the categories or preferences cannot be loaded, the page is a 503 without layout. Missing content leaves
 * the announcement bar or the footer empty; if the call for it fails, the whole page fails, so that no page without it is cached.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { client, siteId, organizationId, locale, locales, localeFrom, currency, currencies, siteOrigin, preview } = page;
  const [root, preferences, announcementBar, footer] = await requiredCall(
    Promise.all([
      client.getCategories({ params: { categoryId: 'root' }, query: { levels: 3 } }),
      client.getSitePreferences(),
      undefinedIfNotFound(client.getContentByKey({ params: { deliveryKey: 'promo-banners' }, query: contentQuery(page) })),
      undefinedIfNotFound(client.getContentByKey({ params: { deliveryKey: 'footer' }, query: contentQuery(page) })),
    ]),
  );
  page.allowConnectionsTo(...hostedOrigins(preferences));
  return {
    siteId,
    organizationId,
    locale,
    locales,
    localeFrom,
    currency,
    currencies,
    siteOrigin,
    ...(preview ? { preview: withoutToken(preview) } : {}),
    // The server's year, because the browser's may differ during hydration.
    year: new Date().getUTCFullYear(),
    preferences,
    layoutData: serializeLoaderData(buildLayoutData(root, announcementBar?.content, footer?.content), page),
  };
}

function withoutToken({ token: _, ...preview }: PagePreview): ShownPreview {
  return preview;
}

/** Returns false, because the data of the layout is loaded once per visit. */
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
        {/* In development the router writes a nonce on the server but not in the browser; a style sheet needs none. */}
        {import.meta.env.DEV ? <Links nonce="" /> : <RouteLinks />}
      </head>
      <body onClickCapture={forgetEarlyClick}>
        <Providers locale={locale}>
          {needsParameter ? (
            <LocaleParameterProvider locale={locale} site={shop}>
              {children}
            </LocaleParameterProvider>
          ) : (
            children
          )}
        </Providers>
        <RepeatEarlyClick />
        <ScrollRestoration />
        {import.meta.env.SSR ? <BodyScripts /> : <Scripts />}
      </body>
    </html>
  );
}

const PreviewBar = lazyOnRender(async () => ({
  default: withStyleSheets('preview-bar', (await import('./preview/preview-bar.tsx')).default),
}));

export default function Root({ loaderData: { preferences, layoutData, preview } }: Route.ComponentProps) {
  const page = (
    <PageLayout preferences={preferences} {...useParsedLoaderData(layoutData)}>
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

/** Handles errors of the root loader and the layout. Errors of pages are handled inside the layout. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  if (!loaderData) return <main id="content">{page}</main>;
  return (
    <PageLayout preferences={loaderData.preferences} {...parseLoaderData(loaderData.layoutData)}>
      {page}
    </PageLayout>
  );
}

import { data } from 'react-router';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { requiredCall, undefinedIfUnknown } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { structuredBreadcrumb } from '../../seo/index.ts';
import {
  FinderPage,
  loadFinder,
  loadStockedDepartments,
  StorePage,
  storeJsonLd,
  storePath,
  UnknownStorePage,
  useRedirectToChosenStore,
} from '../../stores/index.ts';
import type { Route } from './+types/store';

export const handle: CachePolicy = { cache: 'public', query: ['StoreID'] };

/**
 * Loads a store. Without a store in the URL it shows the finder, until the browser knows of a chosen store. An unknown store is a page with
 * status 404, a failed call a 503.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { client, locale } = page;
  const id = url.searchParams.get('StoreID');
  if (!id) return { is: 'finder' as const, finder: await loadFinder(page, new URLSearchParams()) };
  const [store, departments] = await Promise.all([
    requiredCall(undefinedIfUnknown(client.getStore({ query: { id, locale } }))),
    loadStockedDepartments(page, id),
  ]);
  if (!store) return data({ is: 'unknown' as const, id }, { status: 404 });
  const isClosed = store.closedOverride || store.closedOverridePermanent;
  return { is: 'store' as const, store, departments: isClosed ? [] : departments, mapTiles: page.mapTiles };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteFromMatches(matches);
  if (!loaderData) return metaTags({}, site);
  const intl = getHeadIntl(matches);
  if (loaderData.is === 'unknown') {
    return metaTags({ title: intl.formatMessage({ id: 'seo.store.unknown', defaultMessage: 'Store not found' }), noindex: true }, site);
  }
  if (loaderData.is === 'finder') {
    const title = intl.formatMessage({ id: 'seo.find-stores', defaultMessage: 'Find a store' });
    return metaTags({ title, canonical: '/find-stores' }, site);
  }
  const { store } = loaderData;
  const ourStores = intl.formatMessage({ id: 'seo.our-stores', defaultMessage: 'Our stores' });
  const { city, stateCode } = store.address;
  return metaTags(
    {
      title: `${store.name}, ${stateCode}`,
      description: `${intl.formatMessage({ id: 'seo.store', defaultMessage: 'The store in {city}: hours, address, phone number.' }, { city })} ${store.c_blurb}`,
      canonical: storePath(store),
      noindex: store.closedOverridePermanent,
      ...(import.meta.env.SSR
        ? {
            structuredData: [
              storeJsonLd(store, site),
              structuredBreadcrumb([{ text: ourStores, to: '/our-stores' }, { text: store.name }], site, intl),
            ],
          }
        : {}),
    },
    site,
  );
}

export default function StoreRoute({ loaderData }: Route.ComponentProps) {
  useRedirectToChosenStore(loaderData.is === 'finder');
  switch (loaderData.is) {
    case 'store':
      return <StorePage store={loaderData.store} mapTiles={loaderData.mapTiles} departments={loaderData.departments} />;
    case 'finder':
      return <FinderPage {...loaderData.finder} />;
    case 'unknown':
      return <UnknownStorePage id={loaderData.id} />;
  }
}

import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { requiredCall } from '../../platform/loaders/loader-errors.ts';
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
  useRedirectToChosenStore,
} from '../../stores/index.ts';
import type { Route } from './+types/store';

export const handle: CachePolicy = { cache: 'public', query: ['StoreID'] };

/** Without a store in the URL it shows the finder, until the browser knows of a chosen store. An unknown store is a 404 page, a failed call a 503. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { client, locale } = page;
  const id = url.searchParams.get('StoreID');
  if (!id) return { finder: await loadFinder(page, new URLSearchParams()) };
  const [store, departments] = await Promise.all([
    requiredCall(client.getStore({ query: { id, locale } })),
    loadStockedDepartments(page, id),
  ]);
  return { store, departments, mapTiles: page.mapTiles };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteFromMatches(matches);
  if (!loaderData) return metaTags({}, site);
  const { store } = loaderData;
  const ourStores = getHeadIntl(matches).formatMessage({ id: 'seo.our-stores', defaultMessage: 'Our stores' });
  if (!store) {
    const title = getHeadIntl(matches).formatMessage({ id: 'seo.find-stores', defaultMessage: 'Find a store' });
    return metaTags({ title, canonical: '/find-stores' }, site);
  }
  const { city, stateCode } = store.address;
  return metaTags(
    {
      title: `${store.name}, ${stateCode}`,
      description: `${getHeadIntl(matches).formatMessage({ id: 'seo.store', defaultMessage: 'The store in {city}: hours, address, phone number.' }, { city })} ${store.c_blurb}`,
      canonical: storePath(store),
      noindex: store.closedOverridePermanent,
      ...(import.meta.env.SSR
        ? {
            structuredData: [
              storeJsonLd(store, site),
              structuredBreadcrumb([{ text: ourStores, to: '/our-stores' }, { text: store.name }], site, getHeadIntl(matches)),
            ],
          }
        : {}),
    },
    site,
  );
}

export default function StoreRoute({ loaderData }: Route.ComponentProps) {
  const { store, departments = [], finder, mapTiles } = loaderData;
  useRedirectToChosenStore(!store);
  return store ? <StorePage store={store} mapTiles={mapTiles} departments={departments} /> : finder ? <FinderPage {...finder} /> : null;
}

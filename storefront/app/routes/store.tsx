import { needed } from '../platform/failed-call.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import { type CachePolicy, pageContext } from '../platform/page-context.ts';
import { redirectTo } from '../platform/redirect-to.ts';
import { structuredTrail } from '../seo/index.ts';
import { StorePage, storeJsonLd, storePath } from '../stores/index.ts';
import type { Route } from './+types/store';

export const handle: CachePolicy = { cache: 'public', query: ['StoreID'] };

/** Without a store in the address: the list of them all. No such store: the 404 page. Not answered: a 503. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const id = url.searchParams.get('StoreID');
  if (!id) throw redirectTo('/find-stores', page);
  return { store: await needed(page.client.getStore({ query: { id } })) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData) return headOf({}, site);
  const { store } = loaderData;
  const { city, stateCode } = store.address;
  return headOf(
    {
      title: `${store.name}, ${stateCode}`,
      description: `${headWords(matches).formatMessage({ id: 'head.store', defaultMessage: 'The store in {city}: hours, address, telephone.' }, { city })} ${store.c_blurb}`,
      canonical: storePath(store),
      ...(import.meta.env.SSR
        ? {
            structured: [
              storeJsonLd(store, site),
              structuredTrail(
                [
                  { text: headWords(matches).formatMessage({ id: 'head.our-stores', defaultMessage: 'Our stores' }), to: '/our-stores' },
                  { text: store.name },
                ],
                site,
                headWords(matches),
              ),
            ],
          }
        : {}),
    },
    site,
  );
}

export default function StoreRoute({ loaderData }: Route.ComponentProps) {
  return <StorePage store={loaderData.store} />;
}

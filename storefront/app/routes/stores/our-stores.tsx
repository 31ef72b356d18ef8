import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { requiredCall } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { OurStoresPage } from '../../stores/index.ts';
import type { Route } from './+types/our-stores';

export const handle: CachePolicy = { cache: 'public', query: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const { client, locale } = context.get(pageContext);
  const { data } = await requiredCall(client.getStores({ query: { locale } }));
  return { stores: data };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const formatMessage = getHeadIntl(matches).formatMessage;
  return metaTags(
    {
      title: formatMessage({ id: 'seo.our-stores', defaultMessage: 'Our stores' }),
      description: formatMessage({
        id: 'seo.our-stores.description',
        defaultMessage: 'All stores by state, with addresses, phone numbers and hours.',
      }),
      canonical: '/our-stores',
    },
    siteFromMatches(matches),
  );
};

export default function OurStores({ loaderData }: Route.ComponentProps) {
  return <OurStoresPage stores={loaderData.stores} />;
}

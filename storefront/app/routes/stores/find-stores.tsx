import { FormattedMessage, useIntl } from 'react-intl';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { requiredCall } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { StoresPage } from '../../stores/index.ts';
import type { Route } from './+types/find-stores';

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
      title: formatMessage({ id: 'seo.find-stores', defaultMessage: 'Find a store' }),
      description: formatMessage({
        id: 'seo.find-stores.description',
        defaultMessage: 'Store locations, today’s hours and directions.',
      }),
      canonical: '/find-stores',
    },
    siteFromMatches(matches),
  );
};

export default function FindStores({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <StoresPage
      title={intl.formatMessage({ id: 'stores.find', defaultMessage: 'Find a store' })}
      lead={<FormattedMessage id="stores.find.lead" defaultMessage="All our stores, with today’s hours in local time." />}
      stores={loaderData.stores}
    />
  );
}

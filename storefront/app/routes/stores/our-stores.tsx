import { FormattedMessage, useIntl } from 'react-intl';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { requiredCall } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { StoresPage } from '../../stores/index.ts';
import type { Route } from './+types/our-stores';

export const handle: CachePolicy = { cache: 'public', query: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await requiredCall(context.get(pageContext).client.getStores());
  return { stores: data };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const formatMessage = getHeadIntl(matches).formatMessage;
  return metaTags(
    {
      title: formatMessage({ id: 'seo.our-stores', defaultMessage: 'Our stores' }),
      description: formatMessage({
        id: 'seo.our-stores.description',
        defaultMessage: 'All stores by state, with addresses, telephones and hours.',
      }),
      canonical: '/our-stores',
    },
    siteFromMatches(matches),
  );
};

export default function OurStores({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <StoresPage
      title={intl.formatMessage({ id: 'stores.ours', defaultMessage: 'Our stores' })}
      lead={<FormattedMessage id="stores.ours.lead" defaultMessage="State by state. They hem, punch belts and take anything back." />}
      stores={loaderData.stores}
    />
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { handleOrderLookupPost, TrackingPage } from '../../tracking/index.ts';
import type { Route } from './+types/track-order';

export const handle: CachePolicy = { cache: 'public', query: [], acceptsForms: true };

export async function action({ context, request }: Route.ActionArgs) {
  return handleOrderLookupPost(await request.formData(), context.get(pageContext).client);
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const formatMessage = getHeadIntl(matches).formatMessage;
  return metaTags(
    {
      title: formatMessage({ id: 'seo.track', defaultMessage: 'Track Order' }),
      description: formatMessage({ id: 'seo.track.description', defaultMessage: 'Find an order by its number and your email.' }),
      canonical: '/track-order',
    },
    siteFromMatches(matches),
  );
};

export default function TrackOrder() {
  const intl = useIntl();
  return (
    <TrackingPage
      title={intl.formatMessage({ id: 'tracking.title', defaultMessage: 'Track Order' })}
      lead={<FormattedMessage id="tracking.lead" defaultMessage="Enter your order number and email to see where your order is." />}
    />
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { handleOrderLookupPost, TrackingPage } from '../../tracking/index.ts';
import type { Route } from './+types/order-detail';

/** No loader: the form requests the order, and the page is the same for everyone. */
export const handle: CachePolicy = { cache: 'public', query: [], acceptsForms: true };

export async function action({ context, request }: Route.ActionArgs) {
  return handleOrderLookupPost(await request.formData(), context.get(pageContext).client);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.order-detail', defaultMessage: 'Order Detail' }), noindex: true },
    siteFromMatches(matches),
  );

export default function OrderDetail() {
  const intl = useIntl();
  return (
    <TrackingPage
      title={intl.formatMessage({ id: 'tracking.order.title', defaultMessage: 'Order Detail' })}
      lead={
        <FormattedMessage
          id="tracking.order.lead"
          defaultMessage="To see a guest order, enter its number and the email it was placed with."
        />
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { customerQuery } from '../../customer/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedSection } from '../layout/loaded-section.tsx';
import { isInvalidLink, LinkExpired } from './link-expired.tsx';

/** The token works once: it is sent once, and its response stays as long as the page. It is no data of the current customer. */
function useConfirmation(token: string) {
  return useQuery(
    {
      queryKey: ['confirm-email', token],
      async queryFn() {
        const confirmed = await getShopper().client.confirmCustomerEmail({ body: { token } });
        void getQueryClient().invalidateQueries({ queryKey: customerQuery.queryKey });
        return confirmed;
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
    getQueryClient(),
  );
}

/** The page of the link that confirms an email address. It works on a device where the customer is not signed in, too. */
export default function ConfirmEmail() {
  const [search] = useSearchParams();
  const confirmation = useConfirmation(search.get('token') ?? '');
  if (isInvalidLink(confirmation.error)) return <ExpiredConfirmation />;
  return (
    <LoadedSection query={confirmation}>
      {({ email, joinedOrders }) => (
        <div role="status">
          <EmptyState
            heading={<FormattedMessage id="account.confirm-email.done" defaultMessage="{email} is confirmed" values={{ email }} />}
            action={
              <ButtonLink to={joinedOrders > 0 ? '/account/orders' : '/account'}>
                {joinedOrders > 0 ? (
                  <FormattedMessage id="account.confirm-email.orders" defaultMessage="See your orders" />
                ) : (
                  <FormattedMessage id="account.confirm-email.account" defaultMessage="Go to your account" />
                )}
              </ButtonLink>
            }
          >
            <FormattedMessage
              id="account.confirm-email.joined"
              defaultMessage="{count, plural, =0 {Your account is all set.} one {One order that you placed as a guest is in your account now.} other {# orders that you placed as a guest are in your account now.}}"
              values={{ count: joinedOrders }}
            />
          </EmptyState>
        </div>
      )}
    </LoadedSection>
  );
}

function ExpiredConfirmation() {
  return (
    <LinkExpired
      action={
        <ButtonLink to="/account/profile">
          <FormattedMessage id="account.confirm-email.profile" defaultMessage="Go to your profile" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="account.confirm-email.again"
        defaultMessage="Your profile says whether your email is confirmed, and sends a new link."
      />
    </LinkExpired>
  );
}

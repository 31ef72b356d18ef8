import { FormattedMessage } from 'react-intl';
import { ActionLink, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { useOrder } from '../use-orders.ts';
import { OrderContent } from './order-content.tsx';

/** Shows an order of the account. Without its details, the entry of the list and an error are shown (ERROR-012). */
export function OrderDetail({ orderNo }: { orderNo: string }) {
  const { data: order, listed, isError, isMissing, isFetching, refetch } = useOrder(orderNo);
  const shown = order ?? listed;
  return (
    <>
      <div data-screen-only="">
        <ActionLink to="/account/orders" underlined>
          <FormattedMessage id="account.orders.back" defaultMessage="All orders" />
        </ActionLink>
      </div>
      {!order && isError && !(isMissing && !listed) ? (
        <LoadError
          title={<FormattedMessage id="account.orders.detail-failed" defaultMessage="The details of this order could not be loaded." />}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {shown ? (
        <OrderContent order={shown} details={order} />
      ) : isMissing ? (
        <UnknownOrder orderNo={orderNo} />
      ) : isError ? null : (
        <SkeletonText widths={['40%', '80%', '60%', '70%']} />
      )}
    </>
  );
}

function UnknownOrder({ orderNo }: { orderNo: string }) {
  return (
    <EmptyState
      heading={
        <FormattedMessage id="account.orders.unknown" defaultMessage="There is no order {orderNo} in your account" values={{ orderNo }} />
      }
      action={
        <ButtonLink to="/track-order" state={{ orderNumber: orderNo }}>
          <FormattedMessage id="account.orders.track" defaultMessage="Track an order" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="account.orders.unknown-text"
        defaultMessage="If you ordered with another email, track it with its number and that email."
      />
    </EmptyState>
  );
}

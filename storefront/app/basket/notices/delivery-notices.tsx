import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { shipmentTypeKeys } from '../../platform/shop/shipment-type-keys.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { parseDeliveryNotice } from '../delivery/delivery-notices.ts';
import { useBasketTabState } from '../state/use-basket.ts';

/** Names the lines that the shop delivers in another way than before, or could not move. */
export function DeliveryNotices({ basket }: { basket: Basket }) {
  // A line may have been removed since.
  const notices = useBasketTabState()
    .deliveryNotices.map(parseDeliveryNotice)
    .flatMap((notice) => basket.productItems.filter(({ itemId }) => itemId === notice.itemId).map((item) => ({ ...notice, item })));
  if (notices.length === 0) return null;
  return (
    <Alert title={<FormattedMessage id="basket.delivery" defaultMessage="Not everything is available in the same way." />}>
      <ul>
        {notices.map(({ item: { itemId, productName }, isDone, to }) => (
          <li key={itemId}>
            <FormattedMessage
              id="basket.delivery.line"
              defaultMessage="{isDone, select, true {{to, select, in_store {{name}: pick it up at the store now.} to_store {{name}: we ship it to the store now.} other {{name}: we ship it to you now.}}} other {{to, select, home {{name} can’t be shipped to you.} other {{name} can’t be picked up there.}}}}"
              values={{
                name: productName,
                isDone: String(isDone),
                to: shipmentTypeKeys[to],
              }}
            />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

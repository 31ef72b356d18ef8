import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { shipmentTypeKeys } from '../../platform/shop/shipment-type-keys.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { type DeliveryNotice, parseDeliveryNotice } from '../delivery/delivery-flashes.ts';
import { isPickup } from '../delivery/delivery-method.ts';
import { useBasketTabState } from '../state/use-basket.ts';
import { findStoreChange } from './store-change.ts';
import { StoreChangeNotice } from './store-change-notice.tsx';

/** Lists the lines whose delivery method the shop has changed, or could not change, and names the pickup store if it is a new one. */
export function DeliveryNotices({ basket }: { basket: Basket }) {
  const { deliveryNotices } = useBasketTabState();
  // A line may have been removed since.
  const notices = deliveryNotices
    .map(parseDeliveryNotice)
    .flatMap((notice) => basket.productItems.filter(({ itemId }) => itemId === notice.itemId).map((item) => ({ ...notice, item })));
  const storeChange = findStoreChange(deliveryNotices);
  const lines =
    notices.length > 0 ? (
      <ul>
        {notices.map(({ item: { itemId, productName }, ...notice }) => (
          <li key={itemId}>
            <LineNotice name={productName} notice={notice} />
          </li>
        ))}
      </ul>
    ) : null;
  if (storeChange) return <StoreChangeNotice change={storeChange}>{lines}</StoreChangeNotice>;
  return (
    lines && (
      <Alert title={<FormattedMessage id="basket.delivery" defaultMessage="Not everything is available in the same way." />}>{lines}</Alert>
    )
  );
}

function LineNotice({ name, notice: { isDone, from, to } }: { name: string; notice: DeliveryNotice }) {
  const values = { name, isDone: String(isDone), to: shipmentTypeKeys[to] };
  if (!isDone && isPickup(from) && isPickup(to)) {
    return (
      <FormattedMessage
        id="basket.delivery.stays"
        defaultMessage="{to, select, in_store {{name} isn’t in stock at the store, so we still ship it there.} other {{name} can’t be shipped to the store, so you still pick it up from its stock.}}"
        values={values}
      />
    );
  }
  return (
    <FormattedMessage
      id="basket.delivery.line"
      defaultMessage="{isDone, select, true {{to, select, in_store {{name}: pick it up at the store now.} to_store {{name}: we ship it to the store now.} other {{name}: we ship it to you now.}}} other {{to, select, home {{name} can’t be shipped to you.} other {{name} can’t be picked up there.}}}}"
      values={values}
    />
  );
}

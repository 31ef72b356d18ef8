import { FormattedMessage } from 'react-intl';
import { type ChosenStore, pickupStatusOf } from '../chosen-store/chosen-store.ts';

/** States that a store takes no pickups, if so: a list of stores with pickup lacks it. */
export function NoPickupAt({ store }: { store: ChosenStore }) {
  const status = pickupStatusOf(store);
  if (status === 'offered') return null;
  return (
    <p>
      <FormattedMessage
        id="stores.no-pickup-at"
        defaultMessage="{status, select, closed {{store} has no pickup until it opens again.} other {{store} has no pickup of online orders.}}"
        values={{ status, store: store.name }}
      />
    </p>
  );
}

import type { StoreInventory } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDistance } from '../../../stores/index.ts';

interface NearestStoreProps {
  nearest: NonNullable<StoreInventory['nearest']>;
  quantity: number;
}

/** Names the nearest store that has what the chosen one lacks. */
export function NearestStore({ nearest: { name, distance, unit, available }, quantity }: NearestStoreProps) {
  const intl = useIntl();
  return (
    <FormattedMessage
      id="product.pickup.nearest"
      defaultMessage="{store}, {distance} away, has {isAll, select, true {it} other {{units}}}"
      values={{ store: name, distance: formatDistance(intl, distance, unit), isAll: String(available >= quantity), units: available }}
    />
  );
}

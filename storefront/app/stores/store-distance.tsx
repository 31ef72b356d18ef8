import type { DistanceUnit, Place, Store } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDistance } from './distance.ts';

interface StoreDistanceProps {
  store: Store;
  /** Place that was searched; undefined for a position. */
  place: Place | undefined;
  unit: DistanceUnit;
}

/**
 * States how far a store is from the place that was searched. The coordinates of a city are the mean of its postal codes, miles from its
 * center, so a store in the city itself has no distance.
 */
export function StoreDistance({ store: { address }, place, unit }: StoreDistanceProps) {
  const intl = useIntl();
  const { distance, city } = address;
  if (distance === undefined) return null;
  const isInCity = place && !place.postalCode && city.toLowerCase() === place.city.toLowerCase() && address.stateCode === place.stateCode;
  return (
    <span className="text-muted">
      {' · '}
      {isInCity ? (
        <FormattedMessage id="stores.in-city" defaultMessage="in {city}" values={{ city }} />
      ) : (
        formatDistance(intl, distance, unit)
      )}
    </span>
  );
}

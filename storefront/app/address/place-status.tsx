import { FormattedMessage, useIntl } from 'react-intl';
import { regionName } from '../basket/index.ts';
import type { PrefilledPlace } from './use-place-prefill.ts';

/** Tells a screen reader what was filled in, and offers the cities of the postal code to the field with `list={id}`. */
export function PlaceStatus({ place, id }: { place: PrefilledPlace | undefined; id: string }) {
  const intl = useIntl();
  return (
    <>
      <p className="visually-hidden" role="status">
        {place ? (
          <FormattedMessage
            id="checkout.place-filled"
            defaultMessage="Filled in for {postalCode}: {place}."
            values={{
              postalCode: place.postalCode,
              place: [place.city, place.stateCode && regionName(intl, place.countryCode, place.stateCode)].filter(Boolean).join(', '),
            }}
          />
        ) : null}
      </p>
      <datalist id={id}>
        {place && place.cities.length > 1 ? place.cities.map((city) => <option key={city} value={city} />) : null}
      </datalist>
    </>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { regionName } from '../basket/index.ts';
import type { PostalPlace } from './use-place-prefill.ts';

/** Announces the filled-in place to screen readers, and lists the cities of the postal code for a field with `list={citiesId}`. */
export function PlaceStatus({ place, citiesId }: { place: PostalPlace | undefined; citiesId: string | undefined }) {
  const intl = useIntl();
  const { city, stateCode } = place?.filled ?? {};
  return (
    <>
      <p className="visually-hidden" role="status">
        {place && (city || stateCode) ? (
          <FormattedMessage
            id="checkout.place-filled"
            defaultMessage="Filled in for {postalCode}: {place}."
            values={{
              postalCode: place.postalCode,
              place: [city, stateCode && regionName(intl, place.countryCode, stateCode)].filter(Boolean).join(', '),
            }}
          />
        ) : null}
      </p>
      {citiesId ? (
        <datalist id={citiesId}>
          {place?.cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

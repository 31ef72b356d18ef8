import type { Address } from '@outfitter/contract/client';
import { useIntl } from 'react-intl';
import { isMilitary, listCountries } from '../basket/index.ts';
import * as styles from './address-lines.module.css';

/** Renders a postal address as it stands on a parcel. Military mail has the code of its region in place of the state, and no country. */
export function AddressLines({ address }: { address: Address }) {
  const intl = useIntl();
  const { fullName, address1, address2, city, stateCode, postalCode, countryCode } = address;
  const country = countryCode?.toUpperCase() ?? '';
  const region = isMilitary(country) ? country : stateCode;
  const countryName = isMilitary(country) ? undefined : listCountries(intl).find(({ code }) => code === country)?.name;
  const place = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <address className={styles.lines}>
      {[fullName, address1, address2, place, countryName]
        .filter((line) => line)
        .map((line) => (
          <div key={line}>{line}</div>
        ))}
    </address>
  );
}

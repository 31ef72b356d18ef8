import type { Address } from '@outfitter/contract/client';
import { useIntl } from 'react-intl';
import { isMilitary, listCountries } from '../basket/index.ts';
import { placeLine } from './address.ts';
import * as styles from './address-lines.module.css';

/** Renders a postal address as it stands on a parcel. Military mail has no country, because its region implies it. */
export function AddressLines({ address }: { address: Address }) {
  const intl = useIntl();
  const { fullName, address1, address2, countryCode } = address;
  const country = countryCode?.toUpperCase() ?? '';
  const countryName = isMilitary(country) ? undefined : listCountries(intl).find(({ code }) => code === country)?.name;
  return (
    <address className={styles.lines}>
      {[fullName, address1, address2, placeLine(address), countryName]
        .filter((line) => line)
        .map((line) => (
          <div key={line}>{line}</div>
        ))}
    </address>
  );
}

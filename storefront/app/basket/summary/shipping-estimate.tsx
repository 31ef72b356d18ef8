import type { Basket } from '@outfitter/contract/client';
import { homeShipmentId } from '@outfitter/contract/client';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/forms/index.ts';
import { BasketErrorMessage } from '../basket-error.tsx';
import { isCompletePostalCode, regionForPostalCode } from '../destination/postal-code.ts';
import { type CountryCode, countries, regionsOf } from '../destination/regions.ts';
import { setHomeAddress } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';

/** A form for the country and postal code, which suffice for shipping, tax and the total. */
export function ShippingEstimate({ basket, onDone }: { basket: Basket; onDone(): void }) {
  const intl = useIntl();
  const zipId = useId();
  const known = basket.shipments.find(({ shipmentId }) => shipmentId === homeShipmentId)?.shippingAddress;
  const [countryCode, setCountry] = useState<string>(known?.countryCode?.toUpperCase() ?? 'US');
  const [postalCode, setPostalCode] = useState(known?.postalCode ?? '');
  const [region, setRegion] = useState(known?.stateCode ?? '');
  const [isWrong, setWrong] = useState(false);
  const offered = regionsOf(countryCode);
  const told = regionForPostalCode(postalCode, countryCode);
  const estimate = useBasketMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = isCompletePostalCode(postalCode, countryCode);
    setWrong(!isWhole);
    if (!isWhole) return document.getElementById(zipId)?.focus();
    const body = { ...known, countryCode: countryCode as CountryCode, stateCode: told ?? (region || null), postalCode: postalCode.trim() };
    estimate.mutate(setHomeAddress(body), { onSuccess: onDone });
  };
  const wrongCode =
    countryCode === 'CA' ? (
      <FormattedMessage id="basket.estimate.bad-postal" defaultMessage="A Canadian postal code looks like T2P 1J9." />
    ) : (
      <FormattedMessage id="basket.estimate.bad-zip" defaultMessage="A ZIP has five digits, like 55731." />
    );
  return (
    <form className="estimate" onSubmit={submit} noValidate>
      <SelectField
        label={<FormattedMessage id="basket.estimate.country" defaultMessage="Country" />}
        value={countryCode}
        autoComplete="country"
        onChange={(event) => {
          setCountry(event.target.value);
          setRegion('');
          setWrong(false);
        }}
      >
        {countries.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        id={zipId}
        label={
          countryCode === 'CA'
            ? intl.formatMessage({ id: 'basket.estimate.postal', defaultMessage: 'Postal code' })
            : intl.formatMessage({ id: 'basket.estimate.zip', defaultMessage: 'ZIP' })
        }
        value={postalCode}
        inputMode={countryCode === 'CA' ? 'text' : 'numeric'}
        autoComplete="postal-code"
        maxLength={10}
        error={isWrong ? wrongCode : estimate.isError ? <BasketErrorMessage error={estimate.error} /> : undefined}
        onChange={(event) => {
          setPostalCode(event.target.value);
          setWrong(false);
        }}
      />
      {countryCode === 'CA' && !told && isCompletePostalCode(postalCode, countryCode) ? (
        <SelectField
          label={<FormattedMessage id="basket.estimate.region" defaultMessage="Province or territory" />}
          value={region}
          onChange={(event) => setRegion(event.target.value)}
        >
          {offered.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
      ) : null}
      <Button type="submit" kind="secondary" small busy={estimate.isPending}>
        <FormattedMessage id="basket.estimate.show" defaultMessage="Show shipping and tax" />
      </Button>
    </form>
  );
}

import type { Basket } from '@outfitter/contract/client';
import { defaultCountryOf } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { useValidatedForm } from '../../forms/index.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/forms/index.ts';
import { BasketErrorMessage } from '../basket-error.tsx';
import { homeShipment } from '../delivery/home-shipment.ts';
import { regionForPostalCode } from '../destination/postal-code.ts';
import { listCountries } from '../destination/region-names.ts';
import type { CountryCode } from '../destination/regions.ts';
import { readDestination, storeDestination } from '../destination/stored-destination.ts';
import { setHomeAddress } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import * as styles from './shipping-estimate.module.css';

const loadSchema = async () => (await import('./shipping-estimate-schema.ts')).shippingEstimateSchema;

export interface ShippingEstimateProps {
  basket: Basket;
  onDone(): void;
}

export default function ShippingEstimate({ basket, onDone }: ShippingEstimateProps) {
  const intl = useIntl();
  const address = homeShipment(basket)?.shippingAddress;
  const estimate = useBasketMutation();
  const stored = address?.postalCode ? undefined : readDestination();
  const validated = useValidatedForm({
    loadSchema,
    defaultValues: {
      countryCode: stored?.countryCode ?? address?.countryCode?.toUpperCase() ?? defaultCountryOf(basket.currency),
      postalCode: address?.postalCode ?? stored?.postalCode ?? '',
    },
    focusOnError: 'first-field',
    errorMessage: (_, { code }) => <EstimateErrorMessage code={code} error={estimate.error} />,
    rejectedField: () => ({ field: 'postalCode', error: { code: 'rejected' } }),
    async submit({ countryCode, postalCode }) {
      const region = regionForPostalCode(postalCode, countryCode) ?? null;
      await estimate.mutateAsync(setHomeAddress({ ...address, countryCode: countryCode as CountryCode, stateCode: region, postalCode }));
      storeDestination({ postalCode });
      onDone();
    },
  });
  const { form, field } = validated;
  const countryCode = form.watch('countryCode');
  return (
    <form className={styles.form} onSubmit={validated.onSubmit} noValidate>
      <SelectField
        {...field('countryCode', { onChange: () => form.clearErrors() })}
        label={<FormattedMessage id="basket.estimate.country" defaultMessage="Country" />}
        autoComplete="country"
      >
        {listCountries(intl).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('postalCode')}
        label={
          countryCode === 'CA'
            ? intl.formatMessage({ id: 'basket.estimate.postal', defaultMessage: 'Postal code' })
            : intl.formatMessage({ id: 'basket.estimate.zip', defaultMessage: 'ZIP code' })
        }
        inputMode={countryCode === 'CA' ? 'text' : 'numeric'}
        autoComplete="postal-code"
        maxLength={10}
      />
      <Button type="submit" kind="secondary" small busy={validated.status === 'submitting'}>
        <FormattedMessage id="basket.estimate.submit" defaultMessage="Show shipping and tax" />
      </Button>
    </form>
  );
}

function EstimateErrorMessage({ code, error }: { code: string; error: unknown }) {
  switch (code) {
    case 'postal-code-required':
      return <FormattedMessage id="basket.estimate.postal-required" defaultMessage="Enter a postal code." />;
    case 'zip-required':
      return <FormattedMessage id="basket.estimate.zip-required" defaultMessage="Enter a ZIP code." />;
    case 'postal-code-invalid':
      return <FormattedMessage id="basket.estimate.invalid-postal" defaultMessage="A Canadian postal code looks like T2P 1J9." />;
    case 'zip-invalid':
      return <FormattedMessage id="basket.estimate.invalid-zip" defaultMessage="A ZIP code has five digits, like 55731." />;
    default:
      return <BasketErrorMessage error={error} />;
  }
}

import { defaultCountryOf } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlaceStatus, usePlacePrefill } from '../address/index.ts';
import { isMilitary, listCountries, listRegions } from '../basket/index.ts';
import { type FieldError, FormErrors, Honeypot, useSubmission, useValidatedForm, type ValidatedForm } from '../forms/index.ts';
import { getShopper } from '../platform/session/index.ts';
import { useShop } from '../platform/shop/shop.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import * as fieldStyles from '../ui/forms/field.module.css';
import { SelectField, TextField } from '../ui/forms/index.ts';
import type { CatalogValues } from './catalog-schema.ts';
import { catalogFormName, emptyCatalogRequest, requestCatalog } from './request-catalog.ts';

const loadSchema = async () => (await import('./catalog-schema.ts')).catalogSchema;

export function CatalogForm() {
  const intl = useIntl();
  const { currency } = useShop();
  const form: ValidatedForm<CatalogValues, void> = useValidatedForm({
    loadSchema,
    defaultValues: { ...emptyCatalogRequest, countryCode: defaultCountryOf(currency) },
    errorMessage: (field, error) => (
      <CatalogErrorMessage field={field} error={error} isCanada={() => form.form.getValues('countryCode') === 'CA'} />
    ),
    submission: useSubmission<CatalogValues, void>(catalogFormName),
    submit: (values) => requestCatalog(getShopper().client, values),
  });
  const { place, prefill, citiesId } = usePlacePrefill(form);
  const countryCode = form.form.watch('countryCode');
  const isCanada = countryCode === 'CA';
  if (form.status === 'done') {
    return (
      <Alert
        kind="success"
        role="status"
        title={<FormattedMessage id="marketing.catalog.done" defaultMessage="Your catalog is ordered." />}
      >
        <FormattedMessage id="marketing.catalog.done-text" defaultMessage="One per household. It takes about two weeks to reach you." />
      </Alert>
    );
  }
  return (
    <form className={fieldStyles.fields} method="post" noValidate onSubmit={form.onSubmit}>
      <FormErrors form={form} />
      <TextField
        {...form.field('fullName')}
        label={<FormattedMessage id="marketing.catalog.name" defaultMessage="Full name" />}
        autoComplete="name"
        maxLength={200}
        isRequired
      />
      <SelectField
        {...form.field('countryCode')}
        label={<FormattedMessage id="marketing.catalog.country" defaultMessage="Country" />}
        autoComplete="country"
        isRequired
      >
        {listCountries(intl)
          .filter(({ code }) => !isMilitary(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </SelectField>
      <TextField
        {...form.field('address1')}
        label={<FormattedMessage id="marketing.catalog.street" defaultMessage="Street address" />}
        autoComplete="address-line1"
        maxLength={200}
        isRequired
      />
      <TextField
        {...form.field('address2')}
        label={<FormattedMessage id="marketing.catalog.street-2" defaultMessage="Apartment, suite or company" />}
        autoComplete="address-line2"
        maxLength={200}
        isOptional
      />
      <div className={`${fieldStyles.fields} ${fieldStyles.twoColumns}`}>
        <TextField
          {...form.field('postalCode', { onChange: prefill })}
          label={
            isCanada ? (
              <FormattedMessage id="marketing.catalog.postal" defaultMessage="Postal code" />
            ) : (
              <FormattedMessage id="marketing.catalog.zip" defaultMessage="ZIP code" />
            )
          }
          autoComplete="postal-code"
          inputMode={isCanada ? 'text' : 'numeric'}
          maxLength={10}
          isRequired
        />
        <SelectField
          {...form.field('stateCode')}
          label={
            isCanada ? (
              <FormattedMessage id="marketing.catalog.province" defaultMessage="Province" />
            ) : (
              <FormattedMessage id="marketing.catalog.state" defaultMessage="State" />
            )
          }
          autoComplete="address-level1"
          isRequired
        >
          <option value="" />
          {listRegions(intl, countryCode).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...form.field('city')}
        label={<FormattedMessage id="marketing.catalog.city" defaultMessage="City" />}
        autoComplete="address-level2"
        list={citiesId}
        maxLength={100}
        isRequired
      />
      <PlaceStatus place={place} citiesId={citiesId} />
      <Honeypot {...form.field('website')} />
      <Button type="submit" wide busy={form.status === 'submitting'}>
        <FormattedMessage id="marketing.catalog.submit" defaultMessage="Send me the catalog" />
      </Button>
    </form>
  );
}

interface CatalogErrorMessageProps {
  field: keyof CatalogValues;
  error: FieldError;
  isCanada(): boolean;
}

function CatalogErrorMessage({ field, error, isCanada }: CatalogErrorMessageProps) {
  switch (field) {
    case 'fullName':
      return <FormattedMessage id="marketing.catalog.error.name-required" defaultMessage="Enter your full name." />;
    case 'address1':
      return <FormattedMessage id="marketing.catalog.error.street-required" defaultMessage="Enter a street address." />;
    case 'city':
      return <FormattedMessage id="marketing.catalog.error.city-required" defaultMessage="Enter a city." />;
    case 'postalCode':
      return <PostalCodeErrorMessage isInvalid={error.code === 'postal-code'} isCanada={isCanada()} />;
    default:
      return isCanada() ? (
        <FormattedMessage id="marketing.catalog.error.province-required" defaultMessage="Choose a province or territory." />
      ) : (
        <FormattedMessage id="marketing.catalog.error.state-required" defaultMessage="Choose a state." />
      );
  }
}

function PostalCodeErrorMessage({ isInvalid, isCanada }: { isInvalid: boolean; isCanada: boolean }) {
  if (isCanada)
    return isInvalid ? (
      <FormattedMessage id="marketing.catalog.error.postal-invalid" defaultMessage="A Canadian postal code looks like T2P 1J9." />
    ) : (
      <FormattedMessage id="marketing.catalog.error.postal-required" defaultMessage="Enter a postal code." />
    );
  return isInvalid ? (
    <FormattedMessage id="marketing.catalog.error.zip-invalid" defaultMessage="A ZIP code has five digits, like 55731." />
  ) : (
    <FormattedMessage id="marketing.catalog.error.zip-required" defaultMessage="Enter a ZIP code." />
  );
}

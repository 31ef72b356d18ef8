import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type CountryCode, countries, regionsOf } from '../basket/index.ts';
import { FormErrorAlert, Honeypot, usePlainForm } from '../forms/index.ts';
import { getShopper } from '../platform/session/index.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { ErrorSummary, SelectField, TextField } from '../ui/forms/index.ts';
import { type CatalogFault, type CatalogField, catalogFaults } from './catalog-faults.ts';

const start = { fullName: '', countryCode: 'US', address1: '', address2: '', city: '', stateCode: '', postalCode: '' };
/** Military mail has its own way of writing an address; the catalogue goes to houses. */
const catalogCountries = countries.filter(({ code }) => code === 'US' || code === 'CA');

/** A full name as the wire has it: its last word, and what is before. */
function namesOf(fullName: string) {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.at(-1) ?? '';
  return { fullName: fullName.trim(), firstName: words.slice(0, -1).join(' ') || lastName, lastName };
}

/** Asks for the printed catalogue (ROUTE-022). */
export function CatalogForm() {
  const [website, setWebsite] = useState('');
  const form = usePlainForm<CatalogField, CatalogFault>({
    start,
    faultsOf: catalogFaults,
    async send({ fullName, countryCode, address2, ...place }) {
      const address = { ...namesOf(fullName), ...place, countryCode: countryCode as 'US' | 'CA', address2: address2.trim() || null };
      await getShopper().client.requestCatalog({ body: { address, website } });
    },
  });
  if (form.state === 'done') {
    return (
      <Alert kind="ok" role="status" title={<FormattedMessage id="marketing.catalog.done" defaultMessage="It’s in the next sack." />}>
        <FormattedMessage id="marketing.catalog.done-line" defaultMessage="One a household, about two weeks from now." />
      </Alert>
    );
  }
  const textOf = (field: CatalogField) => {
    const fault = form.fault(field);
    return fault ? <CatalogFaultText field={field} fault={fault} /> : undefined;
  };
  const isCanada = form.values.countryCode === 'CA';
  return (
    <form className="fields" method="post" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary
        attempt={form.attempt}
        errors={form.faults.map(({ id, field, fault }) => ({ id, text: <CatalogFaultText field={field} fault={fault} /> }))}
      />
      {form.state === 'failed' ? <FormErrorAlert error={form.error} /> : null}
      <TextField
        {...form.bind('fullName')}
        label={<FormattedMessage id="marketing.catalog.name" defaultMessage="Full name" />}
        error={textOf('fullName')}
        autoComplete="name"
        maxLength={200}
        isRequired
      />
      <SelectField
        {...form.bind('countryCode')}
        label={<FormattedMessage id="marketing.catalog.country" defaultMessage="Country" />}
        autoComplete="country"
        isRequired
      >
        {catalogCountries.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.bind('address1')}
        label={<FormattedMessage id="marketing.catalog.street" defaultMessage="Street address" />}
        error={textOf('address1')}
        autoComplete="address-line1"
        maxLength={200}
        isRequired
      />
      <TextField
        {...form.bind('address2')}
        label={<FormattedMessage id="marketing.catalog.street-2" defaultMessage="Apartment, suite or company" />}
        autoComplete="address-line2"
        maxLength={200}
        isOptional
      />
      <TextField
        {...form.bind('city')}
        label={<FormattedMessage id="marketing.catalog.city" defaultMessage="City" />}
        error={textOf('city')}
        autoComplete="address-level2"
        maxLength={100}
        isRequired
      />
      <div className="fields is-secondary">
        <SelectField
          {...form.bind('stateCode')}
          label={
            isCanada ? (
              <FormattedMessage id="marketing.catalog.province" defaultMessage="Province" />
            ) : (
              <FormattedMessage id="marketing.catalog.state" defaultMessage="State" />
            )
          }
          error={textOf('stateCode')}
          autoComplete="address-level1"
          isRequired
        >
          <option value="" />
          {regionsOf(form.values.countryCode as CountryCode).map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.bind('postalCode')}
          label={
            isCanada ? (
              <FormattedMessage id="marketing.catalog.postal" defaultMessage="Postal code" />
            ) : (
              <FormattedMessage id="marketing.catalog.zip" defaultMessage="ZIP" />
            )
          }
          error={textOf('postalCode')}
          autoComplete="postal-code"
          maxLength={10}
          isRequired
        />
      </div>
      <Honeypot value={website} onChange={setWebsite} />
      <Button type="submit" wide busy={form.state === 'busy'}>
        <FormattedMessage id="marketing.catalog.submit" defaultMessage="Send me the catalog" />
      </Button>
    </form>
  );
}

function CatalogFaultText({ field, fault }: { field: CatalogField; fault: CatalogFault }) {
  if (fault === 'postal')
    return <FormattedMessage id="marketing.catalog.fault.postal" defaultMessage="That is no postal code of this country." />;
  switch (field) {
    case 'fullName':
      return <FormattedMessage id="marketing.catalog.fault.name" defaultMessage="Whose name goes on it?" />;
    case 'address1':
      return <FormattedMessage id="marketing.catalog.fault.street" defaultMessage="Street address is empty." />;
    case 'city':
      return <FormattedMessage id="marketing.catalog.fault.city" defaultMessage="City is empty." />;
    case 'postalCode':
      return <FormattedMessage id="marketing.catalog.fault.no-postal" defaultMessage="Postal code is empty." />;
    default:
      return <FormattedMessage id="marketing.catalog.fault.state" defaultMessage="Choose a state or province." />;
  }
}

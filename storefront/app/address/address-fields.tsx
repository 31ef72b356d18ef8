import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isCompletePostalCode, isMilitary, listCountries, listRegions, regionForPostalCode, regionName } from '../basket/index.ts';
import type { ValidatedForm } from '../forms/index.ts';
import { TextButton } from '../ui/button.tsx';
import { PhoneField, SelectField, TextField } from '../ui/forms/index.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './address-fields.module.css';
import type { AddressValues } from './address-schema.ts';
import { ConfirmPlace } from './confirm-place.tsx';
import { conflictingCity, conflictingRegion, placeKey } from './place-conflict.ts';
import { PlaceStatus } from './place-status.tsx';
import { usePlacePrefill } from './use-place-prefill.ts';

interface AddressFieldsProps<Values extends AddressValues> {
  form: Pick<ValidatedForm<Values>, 'form' | 'field' | 'setField' | 'idOf'>;
  section: 'shipping' | 'billing';
}

export const fieldId = (section: string, field: string) => `${section}-${field}`;

/** Fields of an address. A button reveals the second address line; a complete postal code fills in the state and the city. */
export function AddressFields<Values extends AddressValues>({ form, section }: AddressFieldsProps<Values>) {
  const intl = useIntl();
  // Every form with an address has at least these fields.
  const { form: fields, field, setField } = form as unknown as ValidatedForm<AddressValues>;
  const countryCode = fields.watch('countryCode');
  const postalCode = fields.watch('postalCode');
  const stateCode = fields.watch('stateCode');
  const [hasSecondLine, setSecondLine] = useState(false);
  // The field also appears when a saved address is filled in, and stays while it is edited.
  if (!hasSecondLine && fields.watch('address2') !== '') setSecondLine(true);
  const isUs = countryCode === 'US';
  const regions = listRegions(intl, countryCode);
  const regionFromPostalCode = isCompletePostalCode(postalCode, countryCode) ? regionForPostalCode(postalCode, countryCode) : undefined;
  const { place, prefill, citiesId } = usePlacePrefill(form);
  const stateField = field('stateCode');
  const otherRegion = conflictingRegion({ countryCode, postalCode, stateCode, confirmedPlace: fields.watch('confirmedPlace') });
  const isPlaceOfCode = place?.postalCode === postalCode && place.countryCode === countryCode;
  const usualCity = isPlaceOfCode ? conflictingCity(fields.watch('city'), place.cities) : undefined;
  function confirmPlace() {
    setField('confirmedPlace', placeKey({ countryCode, postalCode, stateCode }));
    // The button disappears with the error.
    document.getElementById(stateField.id)?.focus();
  }
  function changeCountry() {
    fields.setValue('stateCode', '');
    fields.clearErrors(['stateCode', 'postalCode']);
    prefill();
  }
  return (
    <>
      <TextField
        {...field('fullName')}
        label={<FormattedMessage id="checkout.full-name" defaultMessage="Full name" />}
        autoComplete={`${section} name`}
        maxLength={200}
        isRequired
      />
      <SelectField
        {...field('countryCode', { onChange: changeCountry })}
        label={<FormattedMessage id="checkout.country" defaultMessage="Country" />}
        autoComplete={`${section} country`}
        isRequired
      >
        {listCountries(intl).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('address1')}
        label={<FormattedMessage id="checkout.street" defaultMessage="Street address" />}
        autoComplete={`${section} address-line1`}
        maxLength={200}
        isRequired
      />
      {hasSecondLine ? (
        <TextField
          {...field('address2')}
          label={<FormattedMessage id="checkout.street-2" defaultMessage="Apartment, suite or company" />}
          autoComplete={`${section} address-line2`}
          maxLength={200}
          isOptional
        />
      ) : (
        <TextButton
          className={styles.secondLine}
          onClick={() => {
            setSecondLine(true);
            // The field exists after the next render.
            requestAnimationFrame(() => document.getElementById(fieldId(section, 'address2'))?.focus());
          }}
        >
          <Icon name="plus" small />
          <FormattedMessage id="checkout.street-2" defaultMessage="Apartment, suite or company" />
        </TextButton>
      )}
      <div className={styles.placeFields}>
        <TextField
          {...field('postalCode', { onChange: prefill })}
          label={
            countryCode === 'CA'
              ? intl.formatMessage({ id: 'checkout.postal', defaultMessage: 'Postal code' })
              : intl.formatMessage({ id: 'checkout.zip', defaultMessage: 'ZIP code' })
          }
          inputMode={countryCode === 'CA' ? 'text' : 'numeric'}
          autoComplete={`${section} postal-code`}
          maxLength={10}
          help={
            isUs && isCompletePostalCode(postalCode, countryCode) && !regionFromPostalCode ? (
              <FormattedMessage
                id="checkout.zip-unknown"
                defaultMessage="We don’t know {postalCode}. Check the code. For APO and FPO addresses, choose Military as the country."
                values={{ postalCode }}
              />
            ) : undefined
          }
          isRequired
        />
        {regions.length > 0 ? (
          <SelectField
            {...stateField}
            label={
              isUs
                ? intl.formatMessage({ id: 'checkout.state', defaultMessage: 'State' })
                : intl.formatMessage({ id: 'checkout.province', defaultMessage: 'Province' })
            }
            autoComplete={`${section} address-level1`}
            help={
              otherRegion && !stateField.error ? (
                <FormattedMessage
                  id="checkout.state-differs"
                  defaultMessage="{postalCode} is in {region}."
                  values={{ postalCode, region: regionName(intl, countryCode, otherRegion) }}
                />
              ) : undefined
            }
            error={
              stateField.error && otherRegion ? (
                <>
                  {stateField.error}{' '}
                  <ConfirmPlace postalCode={postalCode.trim()} region={regionName(intl, countryCode, stateCode)} onConfirm={confirmPlace} />
                </>
              ) : (
                stateField.error
              )
            }
            isRequired
          >
            <option value="">{intl.formatMessage({ id: 'checkout.choose', defaultMessage: 'Choose' })}</option>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextField
          {...field('city')}
          label={
            isMilitary(countryCode)
              ? intl.formatMessage({ id: 'checkout.post-office', defaultMessage: 'APO, FPO or DPO' })
              : intl.formatMessage({ id: 'checkout.city', defaultMessage: 'City' })
          }
          autoComplete={`${section} address-level2`}
          list={citiesId}
          maxLength={100}
          help={
            usualCity ? (
              <FormattedMessage
                id="checkout.city-differs"
                defaultMessage="{postalCode} is usually {city}."
                values={{ postalCode: postalCode.trim(), city: usualCity }}
              />
            ) : undefined
          }
          isRequired
        />
      </div>
      <PlaceStatus place={place} citiesId={citiesId} />
      {section === 'shipping' ? (
        <PhoneField
          {...field('phone')}
          label={<FormattedMessage id="checkout.phone" defaultMessage="Phone" />}
          help={<FormattedMessage id="checkout.phone-help" defaultMessage="Only so the driver can find your door." />}
          autoComplete={`${section} tel`}
        />
      ) : null}
    </>
  );
}

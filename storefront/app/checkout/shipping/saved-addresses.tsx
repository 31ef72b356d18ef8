import type { CustomerAddress } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AddressValues, addressLine, addressValues, isSameAddress } from '../../address/index.ts';
import type { ValidatedForm } from '../../forms/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { SelectField } from '../../ui/forms/index.ts';
import type { ShippingValues } from './shipping-schema.ts';

interface SavedAddressesProps {
  addresses: readonly CustomerAddress[];
  form: Pick<ValidatedForm<ShippingValues>, 'form'>;
  onChoose(values: AddressValues): void;
}

/**
 * Returns the texts of the options. A select does not wrap, so that they are short enough for a phone if they can: only addresses that are
 * the same otherwise have their postal code and name.
 */
function optionTexts(addresses: readonly CustomerAddress[]): string[] {
  const texts = addresses.map(({ postalCode: _, ...address }) => addressLine(address));
  const isUnique = (text: string) => texts.indexOf(text) === texts.lastIndexOf(text);
  return addresses.map((address, index) => {
    const text = texts[index] ?? '';
    return isUnique(text) ? text : [addressLine(address), address.fullName].filter(Boolean).join(', ');
  });
}

/** Fills in an address of the account. An address that is changed afterward is a new one. */
export function SavedAddresses({ addresses, form, onChoose }: SavedAddressesProps) {
  const intl = useIntl();
  const { currency } = useShop();
  const typed = form.form.watch();
  const texts = optionTexts(addresses);
  const chosen = addresses.find((saved) => isSameAddress(saved, typed));
  return (
    <SelectField
      label={<FormattedMessage id="checkout.saved-addresses" defaultMessage="Saved addresses" />}
      value={chosen?.addressId ?? ''}
      onChange={({ target }) =>
        onChoose(
          addressValues(
            addresses.find(({ addressId }) => addressId === target.value),
            currency,
          ),
        )
      }
    >
      <option value="">{intl.formatMessage({ id: 'checkout.new-address', defaultMessage: 'A new address' })}</option>
      {addresses.map(({ addressId }, index) => (
        <option key={addressId} value={addressId}>
          {texts[index]}
        </option>
      ))}
    </SelectField>
  );
}

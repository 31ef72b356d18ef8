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

/** Fills in an address of the account. An address that is changed afterward is a new one. */
export function SavedAddresses({ addresses, form, onChoose }: SavedAddressesProps) {
  const intl = useIntl();
  const { currency } = useShop();
  const typed = form.form.watch();
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
      {addresses.map((address) => (
        <option key={address.addressId} value={address.addressId}>
          {[addressLine(address), address.fullName].filter(Boolean).join(', ')}
        </option>
      ))}
    </SelectField>
  );
}

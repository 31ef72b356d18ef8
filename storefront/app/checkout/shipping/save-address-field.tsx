import { type CustomerAddress, isStoreAddress } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { isSameAddress } from '../../address/index.ts';
import type { ValidatedForm } from '../../forms/index.ts';
import { CheckField } from '../../ui/forms/index.ts';
import type { ShippingValues } from './shipping-schema.ts';

interface SaveAddressFieldProps {
  form: Pick<ValidatedForm<ShippingValues>, 'form' | 'checkbox'>;
  addresses: readonly CustomerAddress[] | undefined;
}

/** Offers to save an address that the account does not have, except that of a store (CHECKOUT-019). */
export function SaveAddressField({ form, addresses = [] }: SaveAddressFieldProps) {
  const typed = form.form.watch();
  if (addresses.some((saved) => isSameAddress(saved, typed)) || isStoreAddress(typed, addresses)) return null;
  return (
    <CheckField
      {...form.checkbox('saveAddress')}
      label={<FormattedMessage id="checkout.save-address" defaultMessage="Save this address in my account" />}
    />
  );
}

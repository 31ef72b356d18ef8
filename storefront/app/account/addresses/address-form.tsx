import type { CustomerAddress } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressErrorMessage, AddressFields, addressInput, addressValues, fieldId } from '../../address/index.ts';
import { changeCustomer } from '../../customer/index.ts';
import { FormErrors, useStoredDraft, useValidatedForm } from '../../forms/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { CheckField } from '../../ui/forms/index.ts';
import { FormButtons } from '../layout/form-buttons.tsx';
import { addressDraft, applyAddressDraft, clearAddressDraft } from './address-draft.ts';

const loadSchema = async () => (await import('./address-schema.ts')).customerAddressSchema;

interface AddressFormProps {
  address?: CustomerAddress;
  /** Whether the address becomes the preferred one without the customer's choice, as the first one does (ACCOUNT-023). */
  becomesPreferred?: boolean;
  /** Addresses of the book, if the address is a new one. */
  known?: readonly CustomerAddress[];
  onExisting?(): void;
  onClose(): void;
}

export function AddressForm({ address, becomesPreferred = false, known = [], onExisting, onClose }: AddressFormProps) {
  const { currency } = useShop();
  // Ids at the time of opening: the book is fetched again before the form is closed.
  const [knownIds] = useState(() => known.map(({ addressId }) => addressId));
  const edited = address?.addressId ?? 'new';
  const [initial] = useState(() =>
    applyAddressDraft(edited, { ...addressValues(address, currency), preferred: address?.preferred ?? becomesPreferred }),
  );
  const [draftOf] = useState(() => (values: typeof initial) => ({ ...values, edited }));
  const close = () => {
    clearAddressDraft();
    onClose();
  };
  const form = useValidatedForm({
    loadSchema,
    defaultValues: initial,
    validateOn: 'blur',
    fieldId: (field) => fieldId('shipping', field),
    errorMessage: (_, error) => <AddressErrorMessage error={error} />,
    async submit({ preferred, ...values }) {
      const body = { ...addressInput(values), preferred };
      const saved = await changeCustomer((client, customerId) =>
        address
          ? client.updateCustomerAddress({ params: { customerId, addressName: address.addressId }, body })
          : client.createCustomerAddress({ params: { customerId }, body }),
      );
      if (knownIds.includes(saved.addressId)) onExisting?.();
      close();
    },
  });
  useStoredDraft(form.form, addressDraft, draftOf);
  return (
    <form className={fieldStyles.fields} noValidate onSubmit={form.onSubmit}>
      <FormErrors form={form} />
      <AddressFields form={form} section="shipping" />
      {becomesPreferred ? null : (
        <CheckField
          {...form.checkbox('preferred')}
          label={<FormattedMessage id="account.addresses.use-preferred" defaultMessage="Make this my preferred address" />}
        />
      )}
      <FormButtons isSubmitting={form.status === 'submitting'} onCancel={close}>
        <FormattedMessage id="account.save" defaultMessage="Save" />
      </FormButtons>
    </form>
  );
}

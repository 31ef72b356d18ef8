import type { Customer } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { changeCustomer } from '../../customer/index.ts';
import { FormErrors, useStoredDraft, useValidatedForm } from '../../forms/index.ts';
import { applyDraft, clearDrafts, readRememberedUser, writeRememberedUser } from '../../platform/session/index.ts';
import { fullNameOf, splitFullName } from '../../platform/shop/full-name.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { PhoneField, TextField } from '../../ui/forms/index.ts';
import { SavedAlert } from '../layout/saved-alert.tsx';

const loadSchema = async () => (await import('./profile-schema.ts')).profileSchema;

interface ProfileValues {
  fullName: string;
  phone: string;
}

const draft = 'profile';

export function ProfileForm({ customer }: { customer: Customer }) {
  const [initial] = useState<ProfileValues>(() => applyDraft(draft, { fullName: fullNameOf(customer), phone: customer.phoneHome ?? '' }));
  const form = useValidatedForm({
    loadSchema,
    defaultValues: initial,
    focusOnError: 'first-field',
    errorMessage: (field) =>
      field === 'phone' ? (
        <FormattedMessage id="account.profile.phone-invalid" defaultMessage="A phone number has ten digits. You can leave it empty." />
      ) : (
        <FormattedMessage id="account.profile.name-required" defaultMessage="Your name is required" />
      ),
    async submit({ fullName, phone }) {
      const { firstName, lastName } = splitFullName(fullName);
      await changeCustomer((client, customerId) =>
        client.updateCustomer({ params: { customerId }, body: { firstName, lastName, phoneHome: phone === '' ? null : phone } }),
      );
      const remembered = readRememberedUser();
      if (remembered) writeRememberedUser({ ...remembered, firstName });
      clearDrafts(draft);
      return true;
    },
  });
  useStoredDraft(form.form, draft);
  return (
    <form className={fieldStyles.fields} noValidate onSubmit={form.onSubmit}>
      {form.result ? <SavedAlert /> : null}
      <FormErrors form={form} hasSummary={false} />
      <TextField
        {...form.field('fullName')}
        autoComplete="name"
        maxLength={200}
        label={<FormattedMessage id="account.profile.full-name" defaultMessage="Full name" />}
        isRequired
      />
      <PhoneField {...form.field('phone')} label={<FormattedMessage id="account.profile.phone" defaultMessage="Phone" />} />
      <div className={buttonStyles.buttonRow}>
        <Button type="submit" busy={form.status === 'submitting'}>
          <FormattedMessage id="account.save" defaultMessage="Save" />
        </Button>
      </div>
    </form>
  );
}

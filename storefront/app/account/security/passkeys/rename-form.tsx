import { maxPasskeyNameLength, type Passkey } from '@outfitter/contract/client';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormErrors, useValidatedForm } from '../../../forms/index.ts';
import { getShopper } from '../../../platform/session/index.ts';
import * as fieldStyles from '../../../ui/forms/field.module.css';
import { TextField } from '../../../ui/forms/index.ts';
import { FormButtons } from '../../layout/form-buttons.tsx';

const loadSchema = async () => (await import('./passkey-schema.ts')).passkeyNameSchema;

interface RenameFormProps {
  passkey: Passkey;
  onRenamed(): Promise<void>;
  onClose(): void;
}

export function RenameForm({ passkey: { passkeyId, name = '' }, onRenamed, onClose }: RenameFormProps) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { name },
    focusOnError: 'first-field',
    errorMessage: () => <FormattedMessage id="account.passkeys.name-required" defaultMessage="Enter a name." />,
    async submit(body) {
      await getShopper().customerClient.renamePasskey({ params: { passkeyId }, body });
      await onRenamed();
      onClose();
    },
  });
  const { setFocus } = form.form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <form className={fieldStyles.fields} noValidate onSubmit={form.onSubmit}>
      <FormErrors form={form} hasSummary={false} />
      <TextField
        {...form.field('name')}
        autoComplete="off"
        maxLength={maxPasskeyNameLength}
        label={<FormattedMessage id="account.passkeys.name" defaultMessage="Name of the passkey" />}
        isRequired
      />
      <FormButtons isSubmitting={form.status === 'submitting'} isSmall onCancel={onClose}>
        <FormattedMessage id="account.passkeys.save" defaultMessage="Save name" />
      </FormButtons>
    </form>
  );
}

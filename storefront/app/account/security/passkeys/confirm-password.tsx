import type { Passkey } from '@outfitter/contract/client';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormErrors, useValidatedForm } from '../../../forms/index.ts';
import { createPasskey, PasskeyErrorAlert } from '../../../sign-in/index.ts';
import * as fieldStyles from '../../../ui/forms/field.module.css';
import { PasswordErrorAlert } from '../../customer/password-error-alert.tsx';
import { CurrentPasswordField } from '../../layout/current-password-field.tsx';
import { FormButtons } from '../../layout/form-buttons.tsx';

const loadSchema = async () => (await import('./passkey-schema.ts')).confirmSchema;

export function ConfirmPassword({ onDone, onCancel }: { onDone(passkey: Passkey | undefined): void; onCancel(): void }) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { password: '' },
    focusOnError: 'first-field',
    errorMessage: () => <FormattedMessage id="account.password.required" defaultMessage="Password is required" />,
    submit: async ({ password }) => onDone(await createPasskey(password)),
  });
  const { setFocus } = form.form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <form className={fieldStyles.fields} noValidate onSubmit={form.onSubmit}>
      <p>
        <FormattedMessage
          id="account.passkeys.confirm"
          defaultMessage="You signed in a while ago, so please enter your password before you add a passkey."
        />
      </p>
      <FormErrors
        form={form}
        hasSummary={false}
        alertFor={(error) =>
          error.code === 'InvalidCredentialsException' ? <PasswordErrorAlert error={error} /> : <PasskeyErrorAlert error={error.cause} />
        }
      />
      <CurrentPasswordField {...form.field('password')} />
      <FormButtons isSubmitting={form.status === 'submitting'} isSmall onCancel={onCancel}>
        <FormattedMessage id="account.passkeys.add" defaultMessage="Add a passkey" />
      </FormButtons>
    </form>
  );
}

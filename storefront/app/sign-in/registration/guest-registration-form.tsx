import { FormattedMessage } from 'react-intl';
import { FormErrors, useValidatedForm } from '../../forms/index.ts';
import { Button } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { newPasswordForm } from '../form-values.ts';
import { KeepSignedInField } from '../keep-signed-in-field.tsx';
import { NewPasswordErrorMessage } from '../password/new-password-error-message.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { rejectedPassword } from '../password/rejected-password.ts';
import type { SignInResult } from '../sign-in.ts';
import { RegistrationErrorAlert } from './registration-error-alert.tsx';

const loadSchema = async () => (await import('../sign-in-schema.ts')).newPasswordSchema;

interface GuestRegistrationFormProps {
  /** Name and email of the order that the guest has placed. */
  fullName: string;
  email: string;
  onDone(signIn: SignInResult): void;
}

/** Registers a guest whose name and address are known: only the password is missing. */
export function GuestRegistrationForm({ fullName, email, onDone }: GuestRegistrationFormProps) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: newPasswordForm.defaultValues,
    focusOnError: 'first-field',
    rejectedField: rejectedPassword,
    errorMessage: (_, error) => <NewPasswordErrorMessage error={error} />,
    async submit(values) {
      onDone(await (await import('./register.ts')).register({ fullName, email, ...values }));
    },
  });
  return (
    <form className={fieldStyles.fields} method="post" noValidate onSubmit={form.onSubmit}>
      <FormErrors form={form} hasSummary={false} alertFor={(error) => <RegistrationErrorAlert error={error} />} />
      {/* Password managers save a password with the value of this field. */}
      <input type="email" className="visually-hidden" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      <NewPasswordField {...form.field('password')} label={<FormattedMessage id="sign-in.password" defaultMessage="Password" />} />
      <KeepSignedInField {...form.checkbox('keepSignedIn')} />
      <Button type="submit" kind="secondary" busy={form.status === 'submitting'}>
        <FormattedMessage id="sign-in.register" defaultMessage="Create an account" />
      </Button>
    </form>
  );
}

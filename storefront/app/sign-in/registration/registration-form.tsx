import { FormattedMessage } from 'react-intl';
import { EmailField, FormErrors, useSubmission, useValidatedForm } from '../../forms/index.ts';
import { Button } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { TextField } from '../../ui/forms/index.ts';
import { type RegistrationValues, registrationForm } from '../form-values.ts';
import { KeepSignedInField } from '../keep-signed-in-field.tsx';
import { LoginEmailErrorMessage } from '../login-email-error-message.tsx';
import { NewPasswordErrorMessage } from '../password/new-password-error-message.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { rejectedPassword } from '../password/rejected-password.ts';
import { registerPathFor } from '../return-path.ts';
import { useSessionFormPath } from '../use-session-form-path.ts';
import { RegistrationErrorAlert } from './registration-error-alert.tsx';

const loadSchema = async () => (await import('../sign-in-schema.ts')).registrationSchema;

export function RegistrationForm({ onDone, returnTo }: { onDone(): void; returnTo: string }) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: registrationForm.defaultValues,
    validateOn: 'blur',
    focusOnError: 'first-field',
    rejectedField: rejectedPassword,
    errorMessage: (field, error) => {
      if (field === 'email') return <LoginEmailErrorMessage error={error} />;
      if (field === 'password') return <NewPasswordErrorMessage error={error} />;
      return <FormattedMessage id="sign-in.full-name.required" defaultMessage="Your name is required" />;
    },
    submission: useSubmission<RegistrationValues, void>(registrationForm.name),
    async submit(values) {
      await (await import('./register.ts')).register(values);
      onDone();
    },
  });
  const postPath = useSessionFormPath(registerPathFor(returnTo));
  return (
    <form className={fieldStyles.fields} method="post" action={postPath} noValidate onSubmit={form.onSubmit}>
      <FormErrors form={form} hasSummary={false} alertFor={(error) => <RegistrationErrorAlert error={error} />} />
      <TextField
        {...form.field('fullName')}
        autoComplete="name"
        maxLength={200}
        label={<FormattedMessage id="sign-in.full-name" defaultMessage="Full name" />}
        isRequired
      />
      <EmailField
        form={form}
        name="email"
        autoComplete="username"
        label={<FormattedMessage id="sign-in.email" defaultMessage="Email" />}
        isRequired
      />
      <NewPasswordField {...form.field('password')} label={<FormattedMessage id="sign-in.password" defaultMessage="Password" />} />
      <KeepSignedInField {...form.checkbox('keepSignedIn')} />
      <Button type="submit" wide busy={form.status === 'submitting'}>
        <FormattedMessage id="sign-in.register" defaultMessage="Create an account" />
      </Button>
    </form>
  );
}

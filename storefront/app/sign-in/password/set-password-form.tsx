import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, FormErrors, useSubmission, useValidatedForm } from '../../forms/index.ts';
import { Button } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { type NewPasswordValues, newPasswordForm } from '../form-values.ts';
import { KeepSignedInField } from '../keep-signed-in-field.tsx';
import { useSessionFormPath } from '../use-session-form-path.ts';
import { InvalidLink } from './invalid-link.tsx';
import { NewPasswordErrorMessage } from './new-password-error-message.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { rejectedPassword } from './rejected-password.ts';

const loadSchema = async () => (await import('../sign-in-schema.ts')).newPasswordSchema;

/** Sets the password and signs the customer in; all other sessions have ended. */
export function SetPasswordForm({ token, onDone }: { token: string; onDone(): void }) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: newPasswordForm.defaultValues,
    focusOnError: 'first-field',
    rejectedField: rejectedPassword,
    errorMessage: (_, error) => <NewPasswordErrorMessage error={error} />,
    submission: useSubmission<NewPasswordValues, void>(newPasswordForm.name),
    async submit(values) {
      await (await import('./set-password.ts')).setPassword(token, values);
      onDone();
    },
  });
  const postPath = useSessionFormPath(`/set-password?token=${encodeURIComponent(token)}`);
  return (
    <form className={fieldStyles.fields} method="post" action={postPath} noValidate onSubmit={form.onSubmit}>
      <FormErrors
        form={form}
        hasSummary={false}
        alertFor={(error) => (error.code === 'InvalidLinkException' ? <InvalidLink /> : <FormErrorAlert error={error} />)}
      />
      <NewPasswordField {...form.field('password')} label={<FormattedMessage id="sign-in.new-password" defaultMessage="New password" />} />
      <KeepSignedInField {...form.checkbox('keepSignedIn')} />
      <Button type="submit" wide busy={form.status === 'submitting'}>
        <FormattedMessage id="sign-in.set-password.submit" defaultMessage="Save and sign in" />
      </Button>
    </form>
  );
}

import { FormattedMessage } from 'react-intl';
import { FormErrors, RejectedSubmission, useValidatedForm } from '../../forms/index.ts';
import { ActionLink, Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { CheckField, PasswordField, TextField } from '../../ui/forms/index.ts';
import type { AccountFeature } from '../shop-features.ts';
import { EmailErrorMessage } from './email-error-message.tsx';
import * as styles from './sign-in-form.module.css';

const loadSchema = async () => (await import('./sign-in-schema.ts')).signInSchema;

interface SignInFormProps {
  signIn: AccountFeature['signIn'];
  onDone(): void;
  onForgotten(email: string): void;
  onRegister(): void;
}

export function SignInForm({ signIn, onDone, onForgotten, onRegister }: SignInFormProps) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { email: '', password: '', keepSignedIn: true },
    focusOnError: 'first-field',
    errorMessage: (field, error) =>
      field === 'email' ? (
        <EmailErrorMessage error={error} />
      ) : (
        <FormattedMessage id="shell.sign-in.password.required" defaultMessage="Password is required" />
      ),
    async submit(values) {
      const result = await signIn(values);
      if (result.kind === 'rejected') throw new RejectedSubmission('wrong-credentials');
      if (result.kind === 'failed') throw new RejectedSubmission('failed', { message: result.message });
      onDone();
    },
  });
  return (
    <form className={fieldStyles.fields} method="post" noValidate onSubmit={form.onSubmit}>
      <FormErrors
        form={form}
        hasSummary={false}
        alertFor={({ code, arguments: details }) =>
          code === 'wrong-credentials' || code === 'failed' ? (
            <Alert
              kind="error"
              role="alert"
              title={
                code === 'failed' ? (
                  String(details?.message ?? '')
                ) : (
                  <FormattedMessage
                    id="shell.sign-in.wrong-credentials"
                    defaultMessage="Incorrect username or password, please try again."
                  />
                )
              }
            />
          ) : undefined
        }
      />
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="username"
        label={<FormattedMessage id="shell.sign-in.email" defaultMessage="Email" />}
        isRequired
      />
      <PasswordField
        {...form.field('password')}
        autoComplete="current-password"
        label={<FormattedMessage id="shell.sign-in.password" defaultMessage="Password" />}
        isRequired
      />
      <div className={styles.options}>
        <CheckField
          {...form.checkbox('keepSignedIn')}
          label={<FormattedMessage id="shell.sign-in.keep-signed-in" defaultMessage="Keep me signed in" />}
        />
        <TextButton onClick={() => onForgotten(form.form.getValues('email'))}>
          <FormattedMessage id="shell.sign-in.forgot-password" defaultMessage="Forgot password" />
        </TextButton>
      </div>
      <Button type="submit" wide busy={form.status === 'submitting'}>
        <FormattedMessage id="shell.sign-in.submit" defaultMessage="Sign in" />
      </Button>
      <p className={styles.register}>
        <FormattedMessage id="shell.sign-in.new" defaultMessage="New here?" />{' '}
        <ActionLink to="/register" underlined onClick={onRegister}>
          <FormattedMessage id="shell.sign-in.register" defaultMessage="Create an account" />
        </ActionLink>
      </p>
    </form>
  );
}

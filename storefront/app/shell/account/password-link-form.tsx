import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormErrors, useValidatedForm } from '../../forms/index.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { TextField } from '../../ui/forms/index.ts';
import type { AccountFeature } from '../shop-features.ts';
import { EmailErrorMessage } from './email-error-message.tsx';

const loadSchema = async () => (await import('./sign-in-schema.ts')).passwordLinkSchema;

interface PasswordLinkFormProps {
  email: string;
  send: AccountFeature['sendPasswordLink'];
  onBack(): void;
}

export function PasswordLinkForm({ email: initialEmail, send, onBack }: PasswordLinkFormProps) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { email: initialEmail },
    focusOnError: 'first-field',
    errorMessage: (_, error) => <EmailErrorMessage error={error} />,
    async submit({ email }) {
      await send(email);
      return { email };
    },
  });
  const { setFocus } = form.form;
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <form className={fieldStyles.fields} noValidate onSubmit={form.onSubmit}>
      {form.result ? (
        <Alert kind="success" role="status" title={<FormattedMessage id="shell.password-link.sent" defaultMessage="Check your email." />}>
          <FormattedMessage
            id="shell.password-link.sent-text"
            defaultMessage="If {email} has an account, we’re sending a link to set a new password."
            values={{ email: form.result.email }}
          />
        </Alert>
      ) : null}
      <FormErrors
        form={form}
        hasSummary={false}
        alertFor={() => (
          <Alert
            kind="error"
            role="alert"
            title={<FormattedMessage id="shell.password-link.failed" defaultMessage="That didn’t go through. Try again in a minute." />}
          />
        )}
      />
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="username"
        label={<FormattedMessage id="shell.sign-in.email" defaultMessage="Email" />}
        isRequired
      />
      <Button type="submit" wide busy={form.status === 'submitting'}>
        <FormattedMessage id="shell.password-link.submit" defaultMessage="Send me a link" />
      </Button>
      <TextButton onClick={onBack}>
        <FormattedMessage id="shell.password-link.back" defaultMessage="Back to sign in" />
      </TextButton>
    </form>
  );
}

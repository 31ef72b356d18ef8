import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  FormErrorMessage,
  FormErrors,
  EmailErrorMessage as InvalidEmailMessage,
  type SubmitError,
  useServerText,
  useSubmission,
  useValidatedForm,
} from '../../forms/index.ts';
import { getShopper } from '../../platform/session/index.ts';
import { ActionLink, Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { TextField } from '../../ui/forms/index.ts';
import { type PasswordLinkValues, passwordLinkForm } from '../form-values.ts';
import { PasswordLinkSent } from './password-link-sent.tsx';

const loadSchema = async () => (await import('../sign-in-schema.ts')).passwordLinkSchema;

interface PasswordLinkFormProps {
  email?: string;
  /** Shows the sign-in form in place; if absent, links lead to its page. */
  onSignIn?(): void;
  takesFocus?: boolean;
  level?: 2 | 3;
}

/** Asks for the address, then confirms that a link was mailed (ACCOUNT-010 to ACCOUNT-014). */
export function PasswordLinkForm({ email = '', onSignIn, takesFocus = false, level = 3 }: PasswordLinkFormProps) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { email },
    focusOnError: 'first-field',
    errorMessage: (_, error) =>
      error.code === 'required' ? (
        <FormattedMessage id="sign-in.password-link.required" defaultMessage="This field is required" />
      ) : (
        <InvalidEmailMessage error={error} />
      ),
    submission: useSubmission<PasswordLinkValues, PasswordLinkValues>(passwordLinkForm.name),
    async submit(values) {
      await (await import('./send-password-link.ts')).sendPasswordLink(getShopper().anonymousClient, values.email);
      return values;
    },
  });
  const { setFocus } = form.form;
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  if (form.result) return <PasswordLinkSent level={level} onSignIn={onSignIn} />;
  const back = <FormattedMessage id="sign-in.password-link.back" defaultMessage="Back to sign in" />;
  return (
    <form className={fieldStyles.fields} method="post" noValidate onSubmit={form.onSubmit}>
      <p>
        <FormattedMessage
          id="sign-in.password-link.lead"
          defaultMessage="Enter your account’s email address. We’ll send you a link to set a new password."
        />
      </p>
      <FormErrors form={form} hasSummary={false} alertFor={(error) => <NotSentAlert error={error} />} />
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="username"
        label={<FormattedMessage id="sign-in.email" defaultMessage="Email" />}
        isRequired
      />
      <Button type="submit" wide busy={form.status === 'submitting'}>
        <FormattedMessage id="sign-in.password-link.submit" defaultMessage="Send me a link" />
      </Button>
      {onSignIn ? (
        <TextButton onClick={onSignIn}>{back}</TextButton>
      ) : (
        <p>
          <ActionLink to="/login" underlined>
            {back}
          </ActionLink>
        </p>
      )}
    </form>
  );
}

/**
 * Shows why a link was not sent, in the exact texts of ERROR-004, with the message of the server, or with the shop's own in another
 * language.
 */
export function NotSentAlert({ error }: { error: SubmitError }) {
  const serverText = useServerText(error.message);
  return (
    <Alert kind="error" role="alert" title={<FormattedMessage id="sign-in.password-link.unknown" defaultMessage="Unknown error ocurred" />}>
      {error.message ? <p>{serverText ?? <FormErrorMessage error={error} />}</p> : null}
      <p>
        <FormattedMessage
          id="sign-in.password-link.failed"
          defaultMessage="We're sorry, but we couldn't send the email to reset your password. Please check your email address and try again."
        />
      </p>
    </Alert>
  );
}

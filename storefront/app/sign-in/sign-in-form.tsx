import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormErrors, useSubmission, useValidatedForm } from '../forms/index.ts';
import { readRememberedUser } from '../platform/session/index.ts';
import { ActionLink, Button, TextButton } from '../ui/button.tsx';
import * as fieldStyles from '../ui/forms/field.module.css';
import { PasswordField, TextField } from '../ui/forms/index.ts';
import { type SignInValues, signInForm } from './form-values.ts';
import { KeepSignedInField } from './keep-signed-in-field.tsx';
import { LoginEmailErrorMessage } from './login-email-error-message.tsx';
import { PasskeySignIn } from './passkey/passkey-sign-in.tsx';
import { RememberedUserNote } from './remembered-user-notice.tsx';
import { accountPath, loginPath, registerPathFor } from './return-path.ts';
import type { SignInInput, SignInResult } from './sign-in.ts';
import { SignInErrorAlert } from './sign-in-error-alert.tsx';
import * as styles from './sign-in-form.module.css';
import { useSessionFormPath } from './use-session-form-path.ts';

const loadSchema = async () => (await import('./sign-in-schema.ts')).signInSchema;
const signInLazily = async (input: SignInInput) => (await import('./sign-in.ts')).signIn(input);

interface SignInFormProps {
  signIn?(input: SignInInput): Promise<SignInResult>;
  onDone(): void;
  /** Shows the form for a forgotten password in place; if absent, a link leads to its page. */
  onForgotten?(email: string): void;
  onRegister?(): void;
  /** Page to which a registration, and a sign-in without JavaScript, lead back. */
  returnTo?: string;
  takesFocus?: boolean;
}

/** The sign-in form of the page, the dialog and the checkout (AUTH-001 to AUTH-004, AUTH-007 to AUTH-010). */
export function SignInForm({
  signIn = signInLazily,
  onDone,
  onForgotten,
  onRegister,
  returnTo = accountPath,
  takesFocus = false,
}: SignInFormProps) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: signInForm.defaultValues,
    focusOnError: 'first-field',
    errorMessage: (field, error) =>
      field === 'email' ? (
        <LoginEmailErrorMessage error={error} />
      ) : (
        <FormattedMessage id="sign-in.password.required" defaultMessage="Password is required" />
      ),
    submission: useSubmission<SignInValues, void>(signInForm.name),
    async submit(values) {
      const result = await signIn(values);
      if (result.kind === 'failed') throw result.error;
      onDone();
    },
  });
  const postPath = useSessionFormPath(loginPath(returnTo));
  const { getValues, setFocus, setValue } = form.form;
  const [isRemembered, setRemembered] = useState(false);
  // Stored in the browser only, so it appears after hydration.
  useEffect(() => {
    const remembered = readRememberedUser();
    setRemembered(remembered !== undefined);
    if (remembered && getValues('email') === '') setValue('email', remembered.email);
  }, [getValues, setValue]);
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  return (
    <form className={fieldStyles.fields} method="post" action={postPath} noValidate onSubmit={form.onSubmit}>
      {isRemembered ? (
        <RememberedUserNote
          onForget={() => {
            setRemembered(false);
            setValue('email', '');
          }}
        />
      ) : null}
      <FormErrors form={form} hasSummary={false} alertFor={(error) => <SignInErrorAlert error={error} />} />
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="username webauthn"
        data-autofocus={takesFocus || undefined}
        label={<FormattedMessage id="sign-in.email" defaultMessage="Email" />}
        isRequired
      />
      <PasswordField
        {...form.field('password')}
        autoComplete="current-password"
        label={<FormattedMessage id="sign-in.password" defaultMessage="Password" />}
        isRequired
      />
      <div className={styles.options}>
        <KeepSignedInField {...form.checkbox('keepSignedIn')} />
        {onForgotten ? (
          <TextButton onClick={() => onForgotten(getValues('email'))}>
            <FormattedMessage id="sign-in.forgot-password" defaultMessage="Forgot password" />
          </TextButton>
        ) : (
          <ActionLink to="/reset-password" underlined>
            <FormattedMessage id="sign-in.forgot-password" defaultMessage="Forgot password" />
          </ActionLink>
        )}
      </div>
      <Button type="submit" wide busy={form.status === 'submitting'}>
        <FormattedMessage id="sign-in.submit" defaultMessage="Sign in" />
      </Button>
      <PasskeySignIn keepSignedIn={() => getValues('keepSignedIn')} onDone={onDone} />
      <p className={styles.register}>
        <FormattedMessage id="sign-in.new" defaultMessage="New here?" />{' '}
        <ActionLink to={registerPathFor(returnTo)} underlined onClick={onRegister}>
          <FormattedMessage id="sign-in.register" defaultMessage="Create an account" />
        </ActionLink>
      </p>
    </form>
  );
}

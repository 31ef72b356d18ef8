import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionLink, Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckField, PasswordField, TextField } from '../../ui/forms/index.ts';
import type { AccountFeature, SignInResult } from '../shop-features.ts';
import { EmailErrorMessage } from './email-error-message.tsx';
import { type SignInErrors, validateSignIn } from './sign-in-validation.ts';

interface SignInFormProps {
  signIn: AccountFeature['signIn'];
  onDone(): void;
  onForgotten(email: string): void;
  /** The shopper leaves for /register. */
  onRegister(): void;
}

/** Email, password, whether to stay signed in, and the ways to a new password and a new account. */
export function SignInForm({ signIn, onDone, onForgotten, onRegister }: SignInFormProps) {
  const [values, setValues] = useState({ email: '', password: '', keepSignedIn: true });
  const [errors, setErrors] = useState<SignInErrors>({});
  const [result, setResult] = useState<SignInResult>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const change = (changed: Partial<typeof values>) => {
    setValues({ ...values, ...changed });
    // What is mended is no longer told.
    const stillWrong = validateSignIn({ ...values, ...changed });
    setErrors({ email: errors.email && stillWrong.email, password: errors.password && stillWrong.password });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = validateSignIn(values);
    setErrors(found);
    setResult(undefined);
    const firstWrong = found.email ? 'email' : found.password ? 'password' : undefined;
    if (firstWrong) return form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    setBusy(true);
    const answered = await signIn({ ...values, email: values.email.trim() });
    setBusy(false);
    setResult(answered);
    if (answered.kind === 'done') onDone();
  };
  return (
    <form className="fields" method="post" noValidate onSubmit={submit} ref={form}>
      {result && result.kind !== 'done' ? (
        <Alert
          kind="bad"
          role="alert"
          title={
            result.kind === 'refused' ? (
              <FormattedMessage id="shell.sign-in.refused" defaultMessage="Incorrect username or password, please try again." />
            ) : (
              result.message
            )
          }
        />
      ) : null}
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={<FormattedMessage id="shell.sign-in.email" defaultMessage="Email" />}
        isRequired
        value={values.email}
        error={errors.email ? <EmailErrorMessage error={errors.email} /> : undefined}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={<FormattedMessage id="shell.sign-in.password" defaultMessage="Password" />}
        isRequired
        value={values.password}
        error={errors.password ? <FormattedMessage id="shell.sign-in.password.empty" defaultMessage="Password is required" /> : undefined}
        onChange={(event) => change({ password: event.target.value })}
      />
      <div className="sign-in-row">
        <CheckField
          label={<FormattedMessage id="shell.sign-in.keep" defaultMessage="Keep me signed in" />}
          checked={values.keepSignedIn}
          onChange={(event) => change({ keepSignedIn: event.target.checked })}
        />
        <TextButton onClick={() => onForgotten(values.email)}>
          <FormattedMessage id="shell.sign-in.forgotten" defaultMessage="Forgot password" />
        </TextButton>
      </div>
      <Button type="submit" wide busy={isBusy}>
        <FormattedMessage id="shell.sign-in.submit" defaultMessage="Sign in" />
      </Button>
      <p className="sign-in-new">
        <FormattedMessage id="shell.sign-in.new" defaultMessage="New here?" />{' '}
        <ActionLink to="/register" className="is-text" onClick={onRegister}>
          <FormattedMessage id="shell.sign-in.register" defaultMessage="Create an account" />
        </ActionLink>
      </p>
    </form>
  );
}

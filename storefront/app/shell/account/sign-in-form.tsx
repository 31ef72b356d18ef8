import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionLink, Button, TextButton } from '../../ui/button.tsx';
import { CheckField, PasswordField, TextField } from '../../ui/forms/index.ts';
import { Note } from '../../ui/note.tsx';
import type { AccountOffer, SignInAnswer } from '../offers.ts';
import { EmailFaultText } from './email-fault-text.tsx';
import { type SignInFaults, signInFaults } from './sign-in-rules.ts';

interface SignInFormProps {
  signIn: AccountOffer['signIn'];
  onDone(): void;
  onForgotten(email: string): void;
  /** The shopper leaves for /register. */
  onRegister(): void;
}

/** Email, password, whether to stay signed in, and the ways to a new password and a new account. */
export function SignInForm({ signIn, onDone, onForgotten, onRegister }: SignInFormProps) {
  const [given, setGiven] = useState({ email: '', password: '', keepSignedIn: true });
  const [faults, setFaults] = useState<SignInFaults>({});
  const [answer, setAnswer] = useState<SignInAnswer>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const change = (changed: Partial<typeof given>) => {
    setGiven({ ...given, ...changed });
    // What is mended is no longer told.
    const stillWrong = signInFaults({ ...given, ...changed });
    setFaults({ email: faults.email && stillWrong.email, password: faults.password && stillWrong.password });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = signInFaults(given);
    setFaults(found);
    setAnswer(undefined);
    const firstWrong = found.email ? 'email' : found.password ? 'password' : undefined;
    if (firstWrong) return form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    setBusy(true);
    const answered = await signIn({ ...given, email: given.email.trim() });
    setBusy(false);
    setAnswer(answered);
    if (answered.kind === 'done') onDone();
  };
  return (
    <form className="fields" method="post" noValidate onSubmit={submit} ref={form}>
      {answer && answer.kind !== 'done' ? (
        <Note
          kind="bad"
          role="alert"
          title={
            answer.kind === 'refused' ? (
              <FormattedMessage id="shell.sign-in.refused" defaultMessage="Incorrect username or password, please try again." />
            ) : (
              answer.message
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
        value={given.email}
        error={faults.email ? <EmailFaultText fault={faults.email} /> : undefined}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={<FormattedMessage id="shell.sign-in.password" defaultMessage="Password" />}
        isRequired
        value={given.password}
        error={faults.password ? <FormattedMessage id="shell.sign-in.password.empty" defaultMessage="Password is required" /> : undefined}
        onChange={(event) => change({ password: event.target.value })}
      />
      <div className="sign-in-row">
        <CheckField
          label={<FormattedMessage id="shell.sign-in.keep" defaultMessage="Keep me signed in" />}
          checked={given.keepSignedIn}
          onChange={(event) => change({ keepSignedIn: event.target.checked })}
        />
        <TextButton onClick={() => onForgotten(given.email)}>
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

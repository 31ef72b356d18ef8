import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/forms/index.ts';
import type { AccountFeature } from '../shop-features.ts';
import { EmailErrorMessage } from './email-error-message.tsx';
import { type EmailError, validateEmail } from './sign-in-validation.ts';

interface PasswordLinkFormProps {
  /** What was typed before. */
  email: string;
  send: AccountFeature['sendPasswordLink'];
  onBack(): void;
}

/** Asks for a mail with a link to set a new password. */
export function PasswordLinkForm({ email: typed, send, onBack }: PasswordLinkFormProps) {
  const [email, setEmail] = useState(typed);
  const [fault, setFault] = useState<EmailError>();
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | 'failed'>('idle');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    const found = validateEmail(email);
    setFault(found);
    if (found) return field.current?.focus();
    setState('busy');
    await send(email.trim()).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  return (
    <form className="fields" noValidate onSubmit={submit}>
      {state === 'sent' ? (
        <Alert kind="ok" role="status" title={<FormattedMessage id="shell.password-link.sent" defaultMessage="Look in your mail." />}>
          <FormattedMessage
            id="shell.password-link.sent-line"
            defaultMessage="If {email} has an account, a link to set a new password is on its way."
            values={{ email: email.trim() }}
          />
        </Alert>
      ) : null}
      {state === 'failed' ? (
        <Alert
          kind="bad"
          role="alert"
          title={<FormattedMessage id="shell.password-link.failed" defaultMessage="That did not go through. Try again in a minute." />}
        />
      ) : null}
      <TextField
        ref={field}
        name="email"
        type="email"
        autoComplete="username"
        label={<FormattedMessage id="shell.sign-in.email" defaultMessage="Email" />}
        isRequired
        value={email}
        error={fault ? <EmailErrorMessage error={fault} /> : undefined}
        onChange={(event) => {
          setEmail(event.target.value);
          if (fault) setFault(validateEmail(event.target.value));
        }}
      />
      <Button type="submit" wide busy={state === 'busy'}>
        <FormattedMessage id="shell.password-link.submit" defaultMessage="Send me a link" />
      </Button>
      <TextButton onClick={onBack}>
        <FormattedMessage id="shell.password-link.back" defaultMessage="Back to sign in" />
      </TextButton>
    </form>
  );
}

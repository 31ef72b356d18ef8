import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { PasswordField, TextField } from '../ui/forms/index.ts';
import type { SignInError } from './start-preview.ts';

interface EditorFormProps {
  failure: SignInError | undefined;
  /** What was typed as the name before. */
  name?: string | undefined;
  isBusy?: boolean;
  /** Takes the form over where there is script; without it the page itself gets the form. */
  onSubmit?(event: FormEvent<HTMLFormElement>): void;
}

/** An editor's name and password. A form of the page's own, so that it works without script. */
export function EditorForm({ failure, name, isBusy = false, onSubmit }: EditorFormProps) {
  return (
    <form className="fields" method="post" onSubmit={onSubmit}>
      {failure ? (
        <Alert
          kind="bad"
          role="alert"
          title={
            failure === 'refused' ? (
              <FormattedMessage id="preview.refused" defaultMessage="That name and password do not fit together." />
            ) : (
              <FormattedMessage id="preview.too-often" defaultMessage="That was too often. Wait a minute, then try again." />
            )
          }
        />
      ) : null}
      <TextField
        name="name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={100}
        defaultValue={name}
        label={<FormattedMessage id="preview.name" defaultMessage="Editor’s name" />}
        isRequired
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        required
        maxLength={200}
        label={<FormattedMessage id="preview.password" defaultMessage="Password" />}
        isRequired
      />
      <Button type="submit" busy={isBusy}>
        <FormattedMessage id="preview.sign-in" defaultMessage="Sign in" />
      </Button>
    </form>
  );
}

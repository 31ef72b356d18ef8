import { FormattedMessage } from 'react-intl';
import { FormErrors, type Submission, useValidatedForm } from '../forms/index.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import * as fieldStyles from '../ui/forms/field.module.css';
import { PasswordField, TextField } from '../ui/forms/index.ts';
import type { EditorCredentials } from './editor-schema.ts';
import { noCredentials } from './editor-sign-in.ts';

const loadSchema = async () => (await import('./editor-schema.ts')).editorSchema;

interface EditorFormProps {
  submission?: Submission<EditorCredentials, void> | undefined;
  /** Signs in by script; without it the browser posts the form to the page, whose response sets a cookie. */
  signIn?(credentials: EditorCredentials): Promise<void>;
}

export function EditorForm({ submission, signIn }: EditorFormProps) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: noCredentials,
    focusOnError: 'first-field',
    errorMessage: () => undefined,
    submission,
    submit: async (credentials) => signIn?.(credentials),
  });
  return (
    <form className={fieldStyles.fields} method="post" onSubmit={signIn ? form.onSubmit : undefined}>
      <FormErrors
        form={form}
        hasSummary={false}
        alertFor={({ status }) =>
          status === 401 || status === 400 ? (
            <Alert
              kind="error"
              role="alert"
              title={<FormattedMessage id="preview.wrong-credentials" defaultMessage="That name and password don’t match." />}
            />
          ) : status === 429 ? (
            <Alert
              kind="error"
              role="alert"
              title={<FormattedMessage id="preview.rate-limit" defaultMessage="Too many attempts. Wait a minute, then try again." />}
            />
          ) : undefined
        }
      />
      <TextField
        {...form.field('name')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={100}
        label={<FormattedMessage id="preview.name" defaultMessage="Editor’s name" />}
        isRequired
      />
      <PasswordField
        {...form.field('password')}
        autoComplete="current-password"
        required
        maxLength={200}
        label={<FormattedMessage id="preview.password" defaultMessage="Password" />}
        isRequired
      />
      <Button type="submit" busy={form.status === 'submitting'}>
        <FormattedMessage id="preview.sign-in" defaultMessage="Sign in" />
      </Button>
    </form>
  );
}

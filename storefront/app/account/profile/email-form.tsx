import type { Customer } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmailErrorMessage, EmailField, FormErrors, RejectedSubmission, useStoredDraft, useValidatedForm } from '../../forms/index.ts';
import { applyDraft, clearDrafts } from '../../platform/session/index.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { PasswordErrorAlert } from '../customer/password-error-alert.tsx';
import { CurrentPasswordField } from '../layout/current-password-field.tsx';
import { changeEmail } from './change-email.ts';

const loadSchema = async () => (await import('./profile-schema.ts')).emailSchema;

const draft = 'email';
const empty = { email: '', password: '' };
const withoutPassword = ({ email }: typeof empty) => ({ email });

/** Changes the login address. It asks for the password, because the address can set a new one. */
export function EmailForm({ customer }: { customer: Customer }) {
  const [initial] = useState(() => applyDraft(draft, empty));
  const form = useValidatedForm({
    loadSchema,
    defaultValues: initial,
    focusOnError: 'first-field',
    errorMessage: (field, error) =>
      field === 'email' ? (
        <EmailErrorMessage error={error} />
      ) : (
        <FormattedMessage id="account.password.required" defaultMessage="Password is required" />
      ),
    async submit({ email, password }) {
      const result = await changeEmail({ currentEmail: customer.email ?? '', email, password });
      if (!result) throw new RejectedSubmission('in-use');
      form.form.reset(empty);
      clearDrafts(draft);
      return result;
    },
  });
  useStoredDraft(form.form, draft, withoutPassword);
  return (
    <form className={fieldStyles.fields} noValidate onSubmit={form.onSubmit}>
      {form.result ? (
        <Alert
          kind="success"
          role="status"
          title={<FormattedMessage id="account.email.changed" defaultMessage="Changed. Open the link in the email that we sent you." />}
        >
          {form.result.kind === 'failed' ? (
            <p>
              <FormattedMessage
                id="account.email.still-signed-in"
                defaultMessage="We couldn’t sign you in with the new address just now, so you’re still signed in as before. Use it the next time you sign in."
              />
            </p>
          ) : null}
        </Alert>
      ) : null}
      <FormErrors
        form={form}
        hasSummary={false}
        alertFor={(error) =>
          error.code === 'in-use' ? (
            <Alert
              kind="error"
              role="alert"
              title={<FormattedMessage id="account.email.in-use" defaultMessage="Another account uses this address." />}
            />
          ) : (
            <PasswordErrorAlert error={error} />
          )
        }
      />
      <EmailField form={form} name="email" label={<FormattedMessage id="account.email.new" defaultMessage="New email" />} isRequired />
      <CurrentPasswordField {...form.field('password')} />
      <div className={buttonStyles.buttonRow}>
        <Button type="submit" kind="secondary" busy={form.status === 'submitting'}>
          <FormattedMessage id="account.email.change" defaultMessage="Change email" />
        </Button>
      </div>
    </form>
  );
}

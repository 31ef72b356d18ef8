import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { FormErrors, useValidatedForm } from '../forms/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import * as fieldStyles from '../ui/forms/field.module.css';
import { PasswordField } from '../ui/forms/index.ts';
import { AccountErrorMessage } from './account-error-message.tsx';
import { AccountLayout } from './account-layout.tsx';
import { noAccountsMessages } from './no-accounts-messages.ts';
import * as styles from './set-password-page.module.css';

const loadSchema = async () => (await import('./account-schemas.ts')).newPasswordSchema;

/** The target of the link in a password reset mail (ROUTE-005). */
export function SetPasswordPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const hasToken = Boolean(query.get('token'));
  return (
    <AccountLayout
      title={intl.formatMessage({ id: 'account.set-password', defaultMessage: 'A new password' })}
      lead={<FormattedMessage id="account.set-password.lead" defaultMessage="8 signs at least, typed twice." />}
    >
      {hasToken ? (
        <NewPasswordForm />
      ) : (
        <Alert
          title={<FormattedMessage id="account.set-password.missing-token" defaultMessage="This page opens from the link in a mail." />}
        >
          <p>
            <FormattedMessage id="account.set-password.missing-token-text" defaultMessage="The address here is missing the link’s end." />
          </p>
          <ButtonLink kind="secondary" small className={styles.action} to="/reset-password">
            <FormattedMessage id="account.set-password.new-link" defaultMessage="Ask for a new link" />
          </ButtonLink>
        </Alert>
      )}
    </AccountLayout>
  );
}

function NewPasswordForm() {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { password: '', repeatedPassword: '' },
    errorMessage: (field, error) => <AccountErrorMessage field={field} error={error} />,
    // The shop API cannot set passwords yet.
    submit: async () => undefined,
  });
  return (
    <form className={fieldStyles.fields} method="post" noValidate onSubmit={form.onSubmit}>
      {form.status === 'done' ? <Alert kind="error" role="alert" title={<FormattedMessage {...noAccountsMessages.reset} />} /> : null}
      <FormErrors form={form} />
      <PasswordField
        {...form.field('password')}
        label={<FormattedMessage id="account.new-password" defaultMessage="New password" />}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        {...form.field('repeatedPassword')}
        label={<FormattedMessage id="account.new-password.repeat" defaultMessage="The same once more" />}
        autoComplete="new-password"
        isRequired
      />
      <Button type="submit" wide busy={form.status === 'submitting'}>
        <FormattedMessage id="account.set-password.submit" defaultMessage="Set the password" />
      </Button>
    </form>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { FormErrors, useValidatedForm } from '../forms/index.ts';
import { ActionLink, Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import * as fieldStyles from '../ui/forms/field.module.css';
import { PasswordField, TextField } from '../ui/forms/index.ts';
import { AccountErrorMessage } from './account-error-message.tsx';
import { AccountLayout } from './account-layout.tsx';
import { noAccountsMessages } from './no-accounts-messages.ts';

const loadSchema = async () => (await import('./account-schemas.ts')).registerSchema;

/** The registration page (ROUTE-005). */
export function RegisterPage() {
  const intl = useIntl();
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { fullName: '', email: '', password: '' },
    errorMessage: (field, error) => <AccountErrorMessage field={field} error={error} />,
    // The shop API cannot create accounts yet.
    submit: async () => undefined,
  });
  return (
    <AccountLayout
      title={intl.formatMessage({ id: 'account.register', defaultMessage: 'Create an account' })}
      lead={<FormattedMessage id="account.register.lead" defaultMessage="A name, an email and a password." />}
    >
      <form className={fieldStyles.fields} method="post" noValidate onSubmit={form.onSubmit}>
        {form.status === 'done' ? <Alert kind="error" role="alert" title={<FormattedMessage {...noAccountsMessages.register} />} /> : null}
        <FormErrors form={form} />
        <TextField
          {...form.field('fullName')}
          label={<FormattedMessage id="account.full-name" defaultMessage="Full name" />}
          autoComplete="name"
          maxLength={200}
          isRequired
        />
        <TextField
          {...form.field('email')}
          label={<FormattedMessage id="account.email" defaultMessage="Email" />}
          type="email"
          autoComplete="username"
          maxLength={254}
          isRequired
        />
        <PasswordField
          {...form.field('password')}
          label={<FormattedMessage id="account.password" defaultMessage="Password" />}
          help={<FormattedMessage id="account.password.help" defaultMessage="8 signs at least. A few words in a row do." />}
          autoComplete="new-password"
          isRequired
        />
        <Button type="submit" wide busy={form.status === 'submitting'}>
          <FormattedMessage id="account.register.submit" defaultMessage="Create the account" />
        </Button>
        <p>
          <FormattedMessage id="account.register.have" defaultMessage="Have one?" />{' '}
          <ActionLink underlined to="/login">
            <FormattedMessage id="account.login" defaultMessage="Sign in" />
          </ActionLink>
        </p>
      </form>
    </AccountLayout>
  );
}

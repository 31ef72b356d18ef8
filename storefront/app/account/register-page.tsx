import { FormattedMessage, useIntl } from 'react-intl';
import { usePlainForm } from '../forms/index.ts';
import { ActionLink, Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { ErrorSummary, PasswordField, TextField } from '../ui/forms/index.ts';
import { AccountErrorMessage } from './account-error-message.tsx';
import { type RegisterFault, registerFaults } from './account-forms.ts';
import { AccountLayout } from './account-layout.tsx';
import { noAccountsMessages } from './no-accounts-messages.ts';

type Field = 'fullName' | 'email' | 'password';

/** The page of a new account (ROUTE-005). */
export function RegisterPage() {
  const intl = useIntl();
  const form = usePlainForm<Field, RegisterFault>({
    start: { fullName: '', email: '', password: '' },
    faultsOf: registerFaults,
    send: async () => undefined,
  });
  const errorOf = (field: Field) => {
    const fault = form.fault(field);
    return fault ? <AccountErrorMessage field={field} fault={fault} /> : undefined;
  };
  return (
    <AccountLayout
      title={intl.formatMessage({ id: 'account.register', defaultMessage: 'Create an account' })}
      lead={<FormattedMessage id="account.register.lead" defaultMessage="A name, an email and a password." />}
    >
      <form className="fields" method="post" noValidate onSubmit={form.onSubmit}>
        {form.state === 'done' ? <Alert kind="bad" role="alert" title={<FormattedMessage {...noAccountsMessages.register} />} /> : null}
        <ErrorSummary
          attempt={form.attempt}
          errors={form.faults.map(({ id, field, fault }) => ({ id, text: <AccountErrorMessage field={field} fault={fault} /> }))}
        />
        <TextField
          {...form.bind('fullName')}
          label={<FormattedMessage id="account.full-name" defaultMessage="Full name" />}
          error={errorOf('fullName')}
          autoComplete="name"
          maxLength={200}
          isRequired
        />
        <TextField
          {...form.bind('email')}
          label={<FormattedMessage id="account.email" defaultMessage="Email" />}
          error={errorOf('email')}
          type="email"
          autoComplete="username"
          maxLength={254}
          isRequired
        />
        <PasswordField
          {...form.bind('password')}
          label={<FormattedMessage id="account.password" defaultMessage="Password" />}
          help={<FormattedMessage id="account.password.help" defaultMessage="8 signs at least. A few words in a row do." />}
          error={errorOf('password')}
          autoComplete="new-password"
          isRequired
        />
        <Button type="submit" wide busy={form.state === 'busy'}>
          <FormattedMessage id="account.register.submit" defaultMessage="Create the account" />
        </Button>
        <p>
          <FormattedMessage id="account.register.have" defaultMessage="Have one?" />{' '}
          <ActionLink className="is-text" to="/login">
            <FormattedMessage id="account.login" defaultMessage="Sign in" />
          </ActionLink>
        </p>
      </form>
    </AccountLayout>
  );
}

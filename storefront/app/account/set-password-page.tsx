import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { usePlainForm } from '../forms/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { ErrorSummary, PasswordField } from '../ui/forms/index.ts';
import { AccountErrorMessage } from './account-error-message.tsx';
import { type NewPasswordFault, newPasswordFaults } from './account-forms.ts';
import { AccountLayout } from './account-layout.tsx';
import { noAccountsMessages } from './no-accounts-messages.ts';

type Field = 'password' | 'again';

/** Where the link of a reset mail leads (ROUTE-005). */
export function SetPasswordPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const hasToken = Boolean(query.get('token'));
  return (
    <AccountLayout
      title={intl.formatMessage({ id: 'account.set', defaultMessage: 'A new password' })}
      lead={<FormattedMessage id="account.set.lead" defaultMessage="8 signs at least, typed twice." />}
    >
      {hasToken ? (
        <NewPasswordForm />
      ) : (
        <Alert title={<FormattedMessage id="account.set.no-token" defaultMessage="This page opens from the link in a mail." />}>
          <p>
            <FormattedMessage id="account.set.no-token-line" defaultMessage="The address here is missing the link’s end." />
          </p>
          <ButtonLink kind="secondary" small className="mt-4" to="/reset-password">
            <FormattedMessage id="account.set.again" defaultMessage="Ask for a new link" />
          </ButtonLink>
        </Alert>
      )}
    </AccountLayout>
  );
}

function NewPasswordForm() {
  const form = usePlainForm<Field, NewPasswordFault>({
    start: { password: '', again: '' },
    faultsOf: newPasswordFaults,
    send: async () => undefined,
  });
  const errorOf = (field: Field) => {
    const fault = form.fault(field);
    return fault ? <AccountErrorMessage field={field} fault={fault} /> : undefined;
  };
  return (
    <form className="fields" method="post" noValidate onSubmit={form.onSubmit}>
      {form.state === 'done' ? <Alert kind="bad" role="alert" title={<FormattedMessage {...noAccountsMessages.reset} />} /> : null}
      <ErrorSummary
        attempt={form.attempt}
        errors={form.faults.map(({ id, field, fault }) => ({ id, text: <AccountErrorMessage field={field} fault={fault} /> }))}
      />
      <PasswordField
        {...form.bind('password')}
        label={<FormattedMessage id="account.new-password" defaultMessage="New password" />}
        error={errorOf('password')}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        {...form.bind('again')}
        label={<FormattedMessage id="account.new-password.again" defaultMessage="The same once more" />}
        error={errorOf('again')}
        autoComplete="new-password"
        isRequired
      />
      <Button type="submit" wide busy={form.state === 'busy'}>
        <FormattedMessage id="account.set.submit" defaultMessage="Set the password" />
      </Button>
    </form>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { FormErrors, InvalidEmailMessage, useValidatedForm } from '../forms/index.ts';
import { useShopFeatures } from '../shell/index.ts';
import { ActionLink, Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import * as fieldStyles from '../ui/forms/field.module.css';
import { TextField } from '../ui/forms/index.ts';
import { AccountLayout } from './account-layout.tsx';
import { noAccountsMessages } from './no-accounts-messages.ts';

const loadSchema = async () => (await import('./account-schemas.ts')).resetPasswordSchema;

/** Requests a mail with a link to set a new password (ROUTE-005). */
export function ResetPasswordPage() {
  const intl = useIntl();
  const { account } = useShopFeatures();
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { email: '' },
    focusOnError: 'first-field',
    errorMessage: (_, { code }) =>
      code === 'required' ? (
        <FormattedMessage id="account.error.required" defaultMessage="This field is required" />
      ) : (
        <InvalidEmailMessage />
      ),
    submit: async ({ email }) => account?.sendPasswordLink(email),
  });
  const isSent = form.status === 'done' && account !== undefined;
  return (
    <AccountLayout
      title={intl.formatMessage({ id: 'account.reset', defaultMessage: 'Reset your password' })}
      lead={<FormattedMessage id="account.reset.lead" defaultMessage="Type your email and a link to a new one is sent there." />}
    >
      {isSent ? (
        <Alert kind="success" role="status" title={<FormattedMessage id="account.reset.sent" defaultMessage="Hey, check your email" />}>
          <FormattedMessage
            id="account.reset.sent-text"
            defaultMessage="You should receive an email from us in just a few moments with a link to reset your password. This link will expire in 30 minutes."
          />
        </Alert>
      ) : (
        <form className={fieldStyles.fields} method="post" noValidate onSubmit={form.onSubmit}>
          {form.status === 'done' ? <Alert kind="error" role="alert" title={<FormattedMessage {...noAccountsMessages.reset} />} /> : null}
          <FormErrors
            form={form}
            hasSummary={false}
            alertFor={() => (
              <Alert
                kind="error"
                role="alert"
                title={<FormattedMessage id="account.reset.failed" defaultMessage="Unknown error ocurred" />}
              >
                <FormattedMessage
                  id="account.reset.failed-text"
                  defaultMessage="We're sorry, but we couldn't send the email to reset your password. Please check your email address and try again."
                />
              </Alert>
            )}
          />
          <TextField
            {...form.field('email')}
            label={<FormattedMessage id="account.email" defaultMessage="Email" />}
            type="email"
            autoComplete="username"
            maxLength={254}
            isRequired
          />
          <Button type="submit" wide busy={form.status === 'submitting'}>
            <FormattedMessage id="account.reset.submit" defaultMessage="Send me a link" />
          </Button>
          <p>
            <ActionLink underlined to="/login">
              <FormattedMessage id="account.reset.back" defaultMessage="Back to sign in" />
            </ActionLink>
          </p>
        </form>
      )}
    </AccountLayout>
  );
}

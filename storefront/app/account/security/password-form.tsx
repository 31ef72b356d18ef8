import { FormattedMessage } from 'react-intl';
import { changeCustomer } from '../../customer/index.ts';
import { FormErrors, useValidatedForm } from '../../forms/index.ts';
import { NewPasswordErrorMessage, NewPasswordField, rejectedPassword } from '../../sign-in/index.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { PasswordErrorAlert } from '../customer/password-error-alert.tsx';
import { CurrentPasswordField } from '../layout/current-password-field.tsx';

const loadSchema = async () => (await import('./password-schema.ts')).passwordChangeSchema;

/** Changes the password (API-059); all other devices are signed out. */
export function PasswordForm() {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { currentPassword: '', password: '' },
    focusOnError: 'first-field',
    rejectedField: rejectedPassword,
    errorMessage: (_, error) => <NewPasswordErrorMessage error={error} />,
    async submit(body) {
      await changeCustomer((client, customerId) => client.updateCustomerPassword({ params: { customerId }, body }));
      form.form.reset();
      return true;
    },
  });
  return (
    <form className={fieldStyles.fields} noValidate onSubmit={form.onSubmit}>
      {form.result ? (
        <Alert
          kind="success"
          role="status"
          title={<FormattedMessage id="account.password.changed" defaultMessage="Password changed. All other devices are signed out." />}
        />
      ) : null}
      <FormErrors form={form} hasSummary={false} alertFor={(error) => <PasswordErrorAlert error={error} />} />
      <CurrentPasswordField {...form.field('currentPassword')} />
      <NewPasswordField {...form.field('password')} label={<FormattedMessage id="account.password.new" defaultMessage="New password" />} />
      <div className={buttonStyles.buttonRow}>
        <Button type="submit" busy={form.status === 'submitting'}>
          <FormattedMessage id="account.password.change" defaultMessage="Change password" />
        </Button>
      </div>
    </form>
  );
}

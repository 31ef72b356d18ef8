import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormErrors, useValidatedForm } from '../../forms/index.ts';
import { getShopper } from '../../platform/session/index.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { useFocusTarget } from '../../ui/hooks/use-focus-target.ts';
import { PasswordErrorAlert } from '../customer/password-error-alert.tsx';
import { CurrentPasswordField } from '../layout/current-password-field.tsx';

const loadSchema = async () => (await import('./password-schema.ts')).erasureSchema;

export function EraseAccount() {
  const [isOpen, setOpen] = useState(false);
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { password: '' },
    focusOnError: 'first-field',
    errorMessage: () => <FormattedMessage id="account.password.required" defaultMessage="Password is required" />,
    async submit(body) {
      await getShopper().customerClient.requestCustomerErasure({ body });
      return true;
    },
  });
  const state = form.result ? 'sent' : isOpen ? 'form' : 'closed';
  const focusTarget = useFocusTarget(state);
  if (state === 'sent') {
    return (
      <div ref={focusTarget} tabIndex={-1}>
        <Alert
          kind="success"
          role="status"
          title={
            <FormattedMessage
              id="account.erase.sent"
              defaultMessage="Check your email. The link in it opens a page where you confirm; nothing is erased until you do."
            />
          }
        />
      </div>
    );
  }
  if (state === 'closed') {
    return (
      <p>
        <TextButton onClick={() => setOpen(true)}>
          <FormattedMessage id="account.erase" defaultMessage="Erase my account" />
        </TextButton>
      </p>
    );
  }
  return (
    <form className={fieldStyles.fields} noValidate onSubmit={form.onSubmit}>
      <p ref={focusTarget} tabIndex={-1}>
        <FormattedMessage
          id="account.erase.text"
          defaultMessage="This erases your profile, addresses, cards and wishlist for good. Orders stay in our books, without your name and address; one on its way keeps them until it arrives, for 90 days at most."
        />
      </p>
      <FormErrors form={form} hasSummary={false} alertFor={(error) => <PasswordErrorAlert error={error} />} />
      <CurrentPasswordField {...form.field('password')} />
      <div className={buttonStyles.buttonRow}>
        <Button type="submit" kind="secondary" busy={form.status === 'submitting'}>
          <FormattedMessage id="account.erase.submit" defaultMessage="Email me the link" />
        </Button>
      </div>
    </form>
  );
}

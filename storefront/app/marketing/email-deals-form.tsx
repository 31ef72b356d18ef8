import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { FormErrors, useSubmission, useValidatedForm } from '../forms/index.ts';
import { getShopper } from '../platform/session/index.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import * as fieldStyles from '../ui/forms/field.module.css';
import { confirmationFormName, confirmSignUp } from './confirm-sign-up.ts';
import { EmailSignup } from './email-signup.tsx';
import { signUpFormName } from './sign-up.ts';
import type { SignUpValues } from './sign-up-schema.ts';

const loadSchema = async () => (await import('./sign-up-schema.ts')).confirmationSchema;

export function EmailDealsForm() {
  const [query] = useSearchParams();
  const token = query.get('confirm');
  const submission = useSubmission<SignUpValues, void>(signUpFormName);
  return token ? <ConfirmSignup token={token} /> : <EmailSignup source="email-deals" submission={submission} />;
}

function ConfirmSignup({ token }: { token: string }) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: {},
    errorMessage: () => undefined,
    submission: useSubmission<object, void>(confirmationFormName),
    submit: () => confirmSignUp(getShopper().client, token),
  });
  if (form.status === 'done') {
    return (
      <Alert kind="success" role="status" title={<FormattedMessage id="marketing.confirm.done" defaultMessage="You’re on the list." />}>
        <FormattedMessage
          id="marketing.confirm.done-text"
          defaultMessage="We send about one email a week. Each one has an unsubscribe link."
        />
      </Alert>
    );
  }
  if (form.submitError?.code === 'expired-link') {
    return (
      <div className={fieldStyles.fields}>
        <Alert
          kind="error"
          role="alert"
          title={<FormattedMessage id="marketing.confirm.invalid-link" defaultMessage="This link is no longer valid." />}
        >
          <FormattedMessage id="marketing.confirm.sign-up-again" defaultMessage="Sign up again to get a new one." />
        </Alert>
        <EmailSignup source="email-deals" />
      </div>
    );
  }
  return (
    <form className={fieldStyles.fields} method="post" noValidate onSubmit={form.onSubmit}>
      <FormErrors form={form} />
      <p>
        <FormattedMessage
          id="marketing.confirm.by-link"
          defaultMessage="This link is for one email address only. Confirm to get our emails there."
        />
      </p>
      <Button type="submit" wide busy={form.status === 'submitting'}>
        <FormattedMessage id="marketing.confirm.submit" defaultMessage="Confirm my email" />
      </Button>
    </form>
  );
}

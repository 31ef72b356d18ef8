import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { FormErrorAlert, usePlainForm } from '../forms/index.ts';
import { getShopper } from '../platform/session/index.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { useHydrated } from '../ui/hooks/use-hydrated.ts';
import { EmailSignup } from './email-signup.tsx';

/** A letter's link is too old, or not ours. */
class ExpiredLinkError extends Error {}

/** The form of /email-deals: signs up, or confirms by the link of a letter, which does nothing by being opened. */
export function EmailDealsForm() {
  const [query] = useSearchParams();
  // The page is the same for everyone and kept; the link's token is read where it was opened.
  const token = useHydrated() ? query.get('confirm') : null;
  return token ? <ConfirmSignup token={token.slice(0, 200)} /> : <EmailSignup source="email-deals" />;
}

function ConfirmSignup({ token }: { token: string }) {
  const form = usePlainForm<never, never>({
    start: {},
    faultsOf: () => ({}),
    async send() {
      const { success } = await getShopper().client.confirmEmail({ body: { token } });
      if (!success) throw new ExpiredLinkError();
    },
  });
  if (form.state === 'done') {
    return (
      <Alert kind="ok" role="status" title={<FormattedMessage id="marketing.confirm.done" defaultMessage="You’re on the list." />}>
        <FormattedMessage id="marketing.confirm.done-line" defaultMessage="About a letter a week. Each ends with a link that stops them." />
      </Alert>
    );
  }
  if (form.state === 'failed' && form.error instanceof ExpiredLinkError) {
    return (
      <div className="fields">
        <Alert
          kind="bad"
          role="alert"
          title={<FormattedMessage id="marketing.confirm.old" defaultMessage="That link is not one of ours any more." />}
        >
          <FormattedMessage id="marketing.confirm.again" defaultMessage="Sign up again and a new one comes." />
        </Alert>
        <EmailSignup source="email-deals" />
      </div>
    );
  }
  return (
    <form className="fields" method="post" noValidate onSubmit={form.onSubmit}>
      {form.state === 'failed' ? <FormErrorAlert error={form.error} /> : null}
      <p>
        <FormattedMessage
          id="marketing.confirm.by-link"
          defaultMessage="The link knows which address is meant. Press the button and the letters come to it."
        />
      </p>
      <Button type="submit" wide busy={form.state === 'busy'}>
        <FormattedMessage id="marketing.confirm.submit" defaultMessage="It’s my address" />
      </Button>
    </form>
  );
}

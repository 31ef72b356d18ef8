import type { emailSources } from '@outfitter/contract/client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormErrorAlert, Honeypot, usePlainForm } from '../forms/index.ts';
import { getShopper } from '../platform/session/index.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { TextField } from '../ui/forms/index.ts';
import { type EmailFault, emailFaults, normalizeEmail } from './email-fault.ts';
import { EmailErrorMessage } from './email-fault-text.tsx';
import { storeOfferAnswered } from './offer-storage.ts';

/** The list has the address already; said only where the shop's preference has it said. */
class AlreadySubscribedError extends Error {}

interface EmailSignupProps {
  source: (typeof emailSources)[number];
  /** Field and button beside each other. */
  layout?: 'row';
  /** The words on its button. */
  submit?: ReactNode;
  /** What stands under the thanks. */
  done?: ReactNode;
  onDone?(): void;
}

/** The form for letters by email: idle, loading, success or failure (MARKETING-001). */
export function EmailSignup({ source, layout, submit, done, onDone }: EmailSignupProps) {
  const { locale } = useIntl();
  const [website, setWebsite] = useState('');
  const form = usePlainForm<'email', EmailFault>({
    start: { email: '' },
    faultsOf: emailFaults,
    async send(values) {
      const { client } = getShopper();
      const email = normalizeEmail(values.email);
      // The footer has a call of its own (API-035); what fills in the hidden field is told apart by the other.
      const { success } =
        source === 'footer' && website === ''
          ? await client.signUpFromFooter({ query: { email, locale } })
          : await client.signUpForEmail({ body: { email, consent: true, source, locale, website } });
      if (!success) throw new AlreadySubscribedError();
      storeOfferAnswered();
      onDone?.();
    },
  });
  const fault = form.fault('email');
  if (form.state === 'done') return <Thanks>{done}</Thanks>;
  return (
    <form className={classNames('fields', layout === 'row' && 'signup-row')} method="post" noValidate onSubmit={form.onSubmit}>
      {form.state === 'failed' && form.error instanceof AlreadySubscribedError ? (
        <Alert
          kind="bad"
          role="alert"
          title={<FormattedMessage id="marketing.email.known" defaultMessage="WE'RE SORRY! It looks like this email already exists." />}
        />
      ) : form.state === 'failed' ? (
        <FormErrorAlert error={form.error} />
      ) : null}
      <TextField
        {...form.bind('email')}
        label={<FormattedMessage id="marketing.email" defaultMessage="Email" />}
        error={fault ? <EmailErrorMessage fault={fault} /> : undefined}
        type="email"
        autoComplete="email"
        maxLength={254}
        isRequired
      />
      <Honeypot value={website} onChange={setWebsite} />
      <Button type="submit" wide={layout !== 'row'} busy={form.state === 'busy'}>
        {submit ?? <FormattedMessage id="marketing.email.submit" defaultMessage="Sign me up" />}
      </Button>
      <p className="small soft">
        <FormattedMessage
          id="marketing.email.consent"
          defaultMessage="By signing up you agree to letters from us. Each ends with a link that stops them."
        />
      </p>
    </form>
  );
}

/** Takes the place of the form, and the focus that was in it. */
function Thanks({ children }: { children: ReactNode }) {
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus({ preventScroll: true }), []);
  return (
    <div className="signup-thanks" ref={thanks} tabIndex={-1}>
      <Alert
        kind="ok"
        role="status"
        title={
          <FormattedMessage
            id="marketing.email.done"
            defaultMessage="THANK YOU FOR SIGNING UP! Your special savings will arrive in your inbox soon."
          />
        }
      >
        {children}
      </Alert>
    </div>
  );
}

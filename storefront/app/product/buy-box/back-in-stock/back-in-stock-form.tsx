import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormErrorAlert, Honeypot, usePlainForm } from '../../../forms/index.ts';
import { EmailErrorMessage, type EmailFault, emailFaults, normalizeEmail } from '../../../marketing/index.ts';
import { getShopper } from '../../../platform/session/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/forms/index.ts';

/** Who wants to hear when a variant is back. Takes the focus of the press that brought it, and gives it on to its answer. */
export default function BackInStockForm({ productId }: { productId: string }) {
  const { locale } = useIntl();
  const [website, setWebsite] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const form = usePlainForm<'email', EmailFault>({
    start: { email: '' },
    faultsOf: emailFaults,
    async send({ email }) {
      await getShopper().client.requestBackInStockNotice({
        body: { productId, email: normalizeEmail(email), consent: true, locale, website },
      });
    },
  });
  const isDone = form.state === 'done';
  useEffect(() => {
    const inside = container.current?.querySelector<HTMLElement>('input:not([name="website"])') ?? container.current;
    inside?.focus({ preventScroll: !isDone });
  }, [isDone]);
  const fault = form.fault('email');
  return (
    <div className="back-in-stock" ref={container} tabIndex={-1}>
      {isDone ? (
        <Alert kind="ok" role="status" title={<FormattedMessage id="product.back.done" defaultMessage="Noted." />}>
          <FormattedMessage id="product.back.done-line" defaultMessage="One letter comes when it’s back on the shelf." />
        </Alert>
      ) : (
        <form className="fields" method="post" noValidate onSubmit={form.onSubmit}>
          {form.state === 'failed' ? <FormErrorAlert error={form.error} /> : null}
          <TextField
            {...form.bind('email')}
            label={<FormattedMessage id="product.back.email" defaultMessage="Email" />}
            error={fault ? <EmailErrorMessage fault={fault} /> : undefined}
            type="email"
            autoComplete="email"
            maxLength={254}
            isRequired
          />
          <Honeypot value={website} onChange={setWebsite} />
          <Button type="submit" wide busy={form.state === 'busy'}>
            <FormattedMessage id="product.back" defaultMessage="Tell me when it’s back" />
          </Button>
          <p className="small soft">
            <FormattedMessage
              id="product.back.consent"
              defaultMessage="By asking you agree to one letter from us about this. It ends with a link that stops them."
            />
          </p>
        </form>
      )}
    </div>
  );
}

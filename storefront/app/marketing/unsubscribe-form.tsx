import type { RequestBody } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useSearchParams } from 'react-router';
import { FormErrorAlert, Honeypot, usePlainForm } from '../forms/index.ts';
import { getShopper } from '../platform/session/index.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { SelectField, TextField } from '../ui/forms/index.ts';
import { useHydrated } from '../ui/hooks/use-hydrated.ts';
import { type EmailFault, emailFaults, normalizeEmail } from './email-fault.ts';
import { EmailErrorMessage } from './email-fault-text.tsx';

type Reason = NonNullable<RequestBody<'unsubscribeEmail'>['reason']>;

/** A letter's link is too old, or not ours. */
class ExpiredLinkError extends Error {}

/** Takes an address off the list: by the link of a letter, or as typed (ROUTE-018). */
export function UnsubscribeForm() {
  const intl = useIntl();
  const withoutToken = useHref('/unsubscribe');
  const [query] = useSearchParams();
  // The page is the same for everyone and kept; the link's token is read where it was opened.
  const token = useHydrated() ? query.get('token') : null;
  const [website, setWebsite] = useState('');
  const form = usePlainForm<'email' | 'reason', EmailFault>({
    start: { email: '', reason: '' },
    faultsOf: ({ email }) => (token ? {} : emailFaults({ email })),
    async send({ email, reason: chosen }) {
      const reason = (chosen || undefined) as Reason | undefined;
      const body = token ? { token: token.slice(0, 200), reason } : { email: normalizeEmail(email), reason, website };
      const { success } = await getShopper().client.unsubscribeEmail({ body });
      if (!success) throw new ExpiredLinkError();
    },
  });
  const fault = form.fault('email');
  if (form.state === 'done') {
    return (
      <Alert kind="ok" role="status" title={<FormattedMessage id="marketing.unsubscribe.done" defaultMessage="You’re off the list." />}>
        <FormattedMessage
          id="marketing.unsubscribe.done-line"
          defaultMessage="If the address was on it, no more letters come. Mail about an order still does."
        />
      </Alert>
    );
  }
  return (
    <form className="fields" method="post" noValidate onSubmit={form.onSubmit}>
      {form.state === 'failed' && form.error instanceof ExpiredLinkError ? (
        <Alert
          kind="bad"
          role="alert"
          title={<FormattedMessage id="marketing.unsubscribe.old" defaultMessage="That link is not one of ours any more." />}
        >
          <a className="link" href={withoutToken}>
            <FormattedMessage id="marketing.unsubscribe.type" defaultMessage="Type the address instead" />
          </a>
        </Alert>
      ) : form.state === 'failed' ? (
        <FormErrorAlert error={form.error} />
      ) : null}
      {token ? (
        <p>
          <FormattedMessage
            id="marketing.unsubscribe.by-link"
            defaultMessage="The link knows which address is meant. Press the button and it’s off the list."
          />
        </p>
      ) : (
        <TextField
          {...form.bind('email')}
          label={<FormattedMessage id="marketing.email" defaultMessage="Email" />}
          error={fault ? <EmailErrorMessage fault={fault} /> : undefined}
          type="email"
          autoComplete="email"
          maxLength={254}
          isRequired
        />
      )}
      <SelectField
        {...form.bind('reason')}
        label={<FormattedMessage id="marketing.unsubscribe.reason" defaultMessage="Why, if you’d like to say" />}
        isOptional
      >
        <option value="">{intl.formatMessage({ id: 'marketing.unsubscribe.no-reason', defaultMessage: 'No reason' })}</option>
        <option value="too-many">{intl.formatMessage({ id: 'marketing.unsubscribe.too-many', defaultMessage: 'Too many letters' })}</option>
        <option value="not-relevant">
          {intl.formatMessage({ id: 'marketing.unsubscribe.not-relevant', defaultMessage: 'Not about what I wear' })}
        </option>
        <option value="never-signed-up">
          {intl.formatMessage({ id: 'marketing.unsubscribe.never', defaultMessage: 'I never signed up' })}
        </option>
        <option value="other">{intl.formatMessage({ id: 'marketing.unsubscribe.other', defaultMessage: 'Something else' })}</option>
      </SelectField>
      <Honeypot value={website} onChange={setWebsite} />
      <Button type="submit" wide busy={form.state === 'busy'}>
        <FormattedMessage id="marketing.unsubscribe.submit" defaultMessage="Take me off the list" />
      </Button>
    </form>
  );
}

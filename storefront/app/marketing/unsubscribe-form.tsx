import { maxEmailLength } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { EmailErrorMessage, FormErrors, Honeypot, useSubmission, useValidatedForm } from '../forms/index.ts';
import { useHref } from '../platform/locale/navigation.tsx';
import { getShopper } from '../platform/session/index.ts';
import * as buttonStyles from '../ui/button.module.css';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import * as fieldStyles from '../ui/forms/field.module.css';
import { SelectField, TextField } from '../ui/forms/index.ts';
import { emptyUnsubscribe, unsubscribe, unsubscribeFormName } from './unsubscribe.ts';
import type { UnsubscribeValues } from './unsubscribe-schema.ts';

const loadSchema = async () => (await import('./unsubscribe-schema.ts')).unsubscribeSchema;
const loadByLinkSchema = async () => (await import('./unsubscribe-schema.ts')).unsubscribeByLinkSchema;

/** Unsubscribes the address of a mail's link, or a typed address (ROUTE-018). */
export function UnsubscribeForm() {
  const intl = useIntl();
  const withoutToken = useHref('/unsubscribe');
  const [query] = useSearchParams();
  const token = query.get('token');
  const form = useValidatedForm({
    loadSchema: token ? loadByLinkSchema : loadSchema,
    defaultValues: emptyUnsubscribe,
    focusOnError: 'first-field',
    errorMessage: (_, error) => <EmailErrorMessage error={error} />,
    submission: useSubmission<UnsubscribeValues, void>(unsubscribeFormName),
    submit: (values) => unsubscribe(getShopper().client, values, token ?? undefined),
  });
  if (form.status === 'done') {
    return (
      <Alert
        kind="success"
        role="status"
        title={<FormattedMessage id="marketing.unsubscribe.done" defaultMessage="You’re off the list." />}
      >
        {token ? (
          <FormattedMessage
            id="marketing.unsubscribe.done-text"
            defaultMessage="You won’t get any more marketing emails. We still email you about your orders."
          />
        ) : (
          <FormattedMessage
            id="marketing.unsubscribe.address-done-text"
            defaultMessage="You won’t get any more marketing emails. We still email you about your orders, and about items that you asked us to watch."
          />
        )}
      </Alert>
    );
  }
  return (
    <form className={fieldStyles.fields} method="post" noValidate onSubmit={form.onSubmit}>
      <FormErrors
        form={form}
        hasSummary={false}
        alertFor={({ code }) =>
          code === 'expired-link' ? (
            <Alert
              kind="error"
              role="alert"
              title={<FormattedMessage id="marketing.unsubscribe.invalid-link" defaultMessage="This link is no longer valid." />}
            >
              <a className={buttonStyles.actionLink} href={withoutToken}>
                <FormattedMessage id="marketing.unsubscribe.enter-address" defaultMessage="Enter an email address instead" />
              </a>
            </Alert>
          ) : undefined
        }
      />
      {token ? (
        <p>
          <FormattedMessage
            id="marketing.unsubscribe.by-link"
            defaultMessage="This link is for one email address only. Select the button to take it off the list."
          />
        </p>
      ) : (
        <TextField
          {...form.field('email')}
          label={<FormattedMessage id="marketing.email" defaultMessage="Email" />}
          type="email"
          autoComplete="email"
          maxLength={maxEmailLength}
          isRequired
        />
      )}
      <SelectField
        {...form.field('reason')}
        label={<FormattedMessage id="marketing.unsubscribe.reason" defaultMessage="Reason" />}
        isOptional
      >
        <option value="">{intl.formatMessage({ id: 'marketing.unsubscribe.no-reason', defaultMessage: 'No reason given' })}</option>
        <option value="too-many">{intl.formatMessage({ id: 'marketing.unsubscribe.too-many', defaultMessage: 'Too many emails' })}</option>
        <option value="not-relevant">
          {intl.formatMessage({ id: 'marketing.unsubscribe.not-relevant', defaultMessage: 'Not relevant to me' })}
        </option>
        <option value="never-signed-up">
          {intl.formatMessage({ id: 'marketing.unsubscribe.never', defaultMessage: 'I never signed up' })}
        </option>
        <option value="other">{intl.formatMessage({ id: 'marketing.unsubscribe.other', defaultMessage: 'Something else' })}</option>
      </SelectField>
      <Honeypot {...form.field('website')} />
      <Button type="submit" wide busy={form.status === 'submitting'}>
        <FormattedMessage id="marketing.unsubscribe.submit" defaultMessage="Take me off the list" />
      </Button>
    </form>
  );
}

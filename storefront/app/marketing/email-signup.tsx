import type { emailSources } from '@outfitter/contract/client';
import { maxEmailLength } from '@outfitter/contract/client';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmailErrorMessage, EmailField, FormErrors, Honeypot, type Submission, useValidatedForm } from '../forms/index.ts';
import { useHref } from '../platform/locale/navigation.tsx';
import { getShopper } from '../platform/session/index.ts';
import { useShop } from '../platform/shop/shop.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import * as fieldStyles from '../ui/forms/field.module.css';
import * as styles from './email-signup.module.css';
import { storeOfferClosed } from './offer-storage.ts';
import { emptySignUp, signUp } from './sign-up.ts';
import type { SignUpValues } from './sign-up-schema.ts';

const loadSchema = async () => (await import('./sign-up-schema.ts')).signUpSchema;

interface EmailSignupProps {
  source: (typeof emailSources)[number];
  layout?: 'row';
  submit?: ReactNode;
  done?: ReactNode;
  onDone?(): void;
  submission?: Submission<SignUpValues, void> | undefined;
}

/**
 * Sign-up form for marketing email, which is idle, loading, successful or failed (MARKETING-001). Without JavaScript it posts to
 * /email-deals.
 */
export function EmailSignup({ source, layout, submit, done, onDone, submission }: EmailSignupProps) {
  const { locale } = useIntl();
  const { currency } = useShop();
  const action = useHref('/email-deals');
  const form = useValidatedForm({
    loadSchema,
    defaultValues: emptySignUp,
    focusOnError: 'first-field',
    errorMessage: (_, error) => <EmailErrorMessage error={error} />,
    submission,
    async submit(values) {
      await signUp(getShopper().client, values, { source, locale, currency });
      storeOfferClosed();
      onDone?.();
    },
  });
  if (form.status === 'done') return <Thanks>{done}</Thanks>;
  return (
    <form
      className={classNames(fieldStyles.fields, layout === 'row' && styles.row)}
      method="post"
      action={action}
      noValidate
      onSubmit={form.onSubmit}
    >
      <input type="hidden" name="source" value={source} />
      <FormErrors
        form={form}
        hasSummary={false}
        alertFor={({ code }) =>
          code === 'already-subscribed' ? (
            <Alert
              kind="error"
              role="alert"
              title={
                <FormattedMessage id="marketing.email.exists" defaultMessage="WE'RE SORRY! It looks like this email already exists." />
              }
            />
          ) : undefined
        }
      />
      <EmailField
        form={form}
        name="email"
        label={<FormattedMessage id="marketing.email" defaultMessage="Email" />}
        maxLength={maxEmailLength}
        isRequired
      />
      <Honeypot {...form.field('website')} />
      <Button type="submit" wide={layout !== 'row'} busy={form.status === 'submitting'}>
        {submit ?? <FormattedMessage id="marketing.email.submit" defaultMessage="Sign me up" />}
      </Button>
      <p className={`text-small ${styles.consent}`}>
        <FormattedMessage
          id="marketing.email.consent"
          defaultMessage="By signing up, you agree to get marketing emails from us. You can unsubscribe at any time."
        />
      </p>
    </form>
  );
}

function Thanks({ children }: { children: ReactNode }) {
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.thanks} ref={thanks} tabIndex={-1}>
      <Alert
        kind="success"
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

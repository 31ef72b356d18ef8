import { maxEmailLength } from '@outfitter/contract/client';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmailErrorMessage, EmailField, FormErrors, Honeypot, useSubmission, useValidatedForm } from '../../../forms/index.ts';
import { getShopper } from '../../../platform/session/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import * as fieldStyles from '../../../ui/forms/field.module.css';
import * as styles from './back-in-stock-form.module.css';
import type { BackInStockValues } from './back-in-stock-schema.ts';
import { emptyNoticeRequest, noticeAnchor, noticeFormName, requestNotice } from './request-notice.ts';

const loadSchema = async () => (await import('./back-in-stock-schema.ts')).backInStockSchema;

/**
 * Asks for a mail when a variant is back in stock. The form receives the focus from the button that opened it, and its confirmation
 * receives it from the form. Without JavaScript it posts to the product page.
 */
export default function BackInStockForm({ productId }: { productId: string }) {
  const { locale } = useIntl();
  const container = useRef<HTMLDivElement>(null);
  const form = useValidatedForm({
    loadSchema,
    defaultValues: emptyNoticeRequest,
    focusOnError: 'first-field',
    errorMessage: (_, error) => <EmailErrorMessage error={error} />,
    submission: useSubmission<BackInStockValues, void>(noticeFormName(productId)),
    submit: (values) => requestNotice(getShopper().client, values, { productId, locale }),
  });
  const isDone = form.status === 'done';
  useEffect(() => {
    const inside = container.current?.querySelector<HTMLElement>('input[name="email"]') ?? container.current;
    inside?.focus({ preventScroll: !isDone });
  }, [isDone]);
  return (
    <div className={styles.root} id={noticeAnchor} ref={container} tabIndex={-1}>
      {isDone ? (
        <Alert
          kind="success"
          role="status"
          title={<FormattedMessage id="product.back-in-stock.done" defaultMessage="You’re on the list." />}
        >
          <FormattedMessage id="product.back-in-stock.done-text" defaultMessage="We’ll email you when it’s back in stock." />
        </Alert>
      ) : (
        <form className={fieldStyles.fields} method="post" action={`#${noticeAnchor}`} noValidate onSubmit={form.onSubmit}>
          <input type="hidden" name="productId" value={productId} />
          <FormErrors form={form} hasSummary={false} />
          <EmailField
            form={form}
            name="email"
            label={<FormattedMessage id="product.back-in-stock.email" defaultMessage="Email" />}
            maxLength={maxEmailLength}
            isRequired
          />
          <Honeypot {...form.field('website')} />
          <Button type="submit" wide busy={form.status === 'submitting'}>
            <FormattedMessage id="product.back-in-stock" defaultMessage="Email me when it’s back" />
          </Button>
          <p className="text-small text-muted">
            <FormattedMessage
              id="product.back-in-stock.consent"
              defaultMessage="We’ll send you one email about this item. It has an unsubscribe link."
            />
          </p>
        </form>
      )}
    </div>
  );
}

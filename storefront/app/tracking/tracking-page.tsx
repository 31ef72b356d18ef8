import type { TrackedOrder } from '@outfitter/contract/client';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useSubmission } from '../forms/index.ts';
import { Link } from '../platform/locale/navigation.tsx';
import { useShop } from '../platform/shop/shop.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import * as formPageStyles from '../ui/form-page.module.css';
import * as fieldStyles from '../ui/forms/field.module.css';
import * as layoutStyles from '../ui/layout.module.css';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import * as panelStyles from '../ui/panel.module.css';
import { PrintHeader } from '../ui/print-header.tsx';
import { isCompleteLookup, type LinkedOrder, OrderLookupErrors, OrderLookupFields, useOrderLookup } from './order-lookup.tsx';
import type { OrderLookupValues } from './order-lookup-schema.ts';
import { orderLookupFormName } from './track-order.ts';
import * as styles from './tracking-page.module.css';
import { TrackingResult } from './tracking-result.tsx';

interface TrackingPageProps {
  title: string;
  lead: ReactNode;
}

/**
 * Returns the values of the link to this page: a link of the shop passes them in the navigation state, a link in a mail in the fragment,
 * which browsers do not send to the server.
 */
function useLinkedOrder(): LinkedOrder {
  const { state, hash } = useLocation();
  return useMemo(() => ({ orderNumber: new URLSearchParams(hash.slice(1)).get('order'), ...(state as object | null) }), [state, hash]);
}

/** Page of order tracking (ROUTE-019), also for the order details of guests (ROUTE-007). */
export function TrackingPage({ title, lead }: TrackingPageProps) {
  const intl = useIntl();
  const { preferences } = useShop();
  const linked = useLinkedOrder();
  const form = useOrderLookup(useSubmission<OrderLookupValues, TrackedOrder>(orderLookupFormName), linked);
  const order = form.result;
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isCompleteLookup(linked)) formElement.current?.requestSubmit();
  }, [linked]);
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (order) result.current?.focus();
  }, [order]);
  return (
    <div className={layoutStyles.container} data-printable="">
      <PrintHeader brand={preferences.brand} />
      <Breadcrumb crumbs={[{ text: title }]} />
      <div className={formPageStyles.formPage}>
        <div className={formPageStyles.header}>
          <h1 className="text-page">{title}</h1>
          <p className="text-lead" data-screen-only="">
            {lead}
          </p>
        </div>
        <form
          ref={formElement}
          className={`${fieldStyles.fields} ${formPageStyles.main}`}
          method="post"
          noValidate
          onSubmit={form.onSubmit}
        >
          <OrderLookupErrors form={form} hasSummary>
            <FormattedMessage
              id="tracking.not-found-text"
              defaultMessage="The order number is in your confirmation email: ten letters and digits. Use the email address we sent it to."
            />
          </OrderLookupErrors>
          <OrderLookupFields
            form={form}
            numberHelp={<FormattedMessage id="tracking.number.help" defaultMessage="Ten letters and digits, like R4K72M9QXB." />}
          />
          <Button type="submit" wide busy={form.status === 'submitting'}>
            <FormattedMessage id="tracking.submit" defaultMessage="Track order" />
          </Button>
        </form>
        <section
          className={styles.result}
          ref={result}
          tabIndex={-1}
          aria-live="polite"
          aria-label={intl.formatMessage({ id: 'tracking.result', defaultMessage: 'Order status' })}
          aria-busy={form.status === 'submitting' || undefined}
        >
          {form.status === 'submitting' ? (
            <p className={styles.loading}>
              <Spinner /> <FormattedMessage id="tracking.loading" defaultMessage="Looking up your order" />
            </p>
          ) : order ? (
            <TrackingResult order={order} />
          ) : (
            <div className={`${panelStyles.panel} ${panelStyles.body}`}>
              <p className="text-card">
                <FormattedMessage id="tracking.number-lost" defaultMessage="Can’t find your order number?" />
              </p>
              <p className={styles.hint}>
                <FormattedMessage
                  id="tracking.number-lost-text"
                  defaultMessage="It’s in your confirmation email. If you can’t find that, <service>contact us</service> and we’ll look it up by your name."
                  values={{ service: (chunks) => <Link to="/customer-service#contact">{chunks}</Link> }}
                />
              </p>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

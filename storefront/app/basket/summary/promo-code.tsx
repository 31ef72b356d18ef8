import { type Basket, CallError } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import * as buttonStyles from '../../ui/button.module.css';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BasketErrorMessage } from '../basket-error.tsx';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';
import { removeCoupon } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import { findCoupon, wasCouponApplied } from './coupon-rules.ts';
import { CouponStatus } from './coupon-status.tsx';
import * as styles from './promo-code.module.css';

const loadForm = () => import('./promo-code-form.tsx');
const loadError = new CallError(0, 'NetworkError', '');

export function PromoCode({ basket }: { basket: Basket }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [appliedCode, setAppliedCode] = useState<string>();
  const { Component: Form, hasFailed, load } = useLazyComponent(loadForm, 'interaction');
  const remove = useBasketMutation();
  const applied = appliedCode === undefined ? undefined : findCoupon(basket, appliedCode);
  return (
    <div>
      <details
        data-screen-only=""
        onToggle={({ currentTarget: { open } }) => {
          setOpen(open);
          if (open) load();
        }}
      >
        <summary className={buttonStyles.actionLink}>
          <Icon name={isOpen ? 'minus' : 'plus'} small />
          <FormattedMessage id="basket.promo" defaultMessage="Promo code" />
        </summary>
        {Form ? (
          <Form onApplied={setAppliedCode} />
        ) : hasFailed ? (
          <Alert kind="error" role="alert" title={<BasketErrorMessage error={loadError} />} />
        ) : (
          <Spinner />
        )}
      </details>
      {/* Present before the first code, so that screen readers read the status of each one. No status by role, which is not printed. */}
      <div aria-live="polite" aria-atomic="true">
        {wasCouponApplied(applied) ? (
          <Alert kind="success" title={<FormattedMessage id="basket.promo.applied" defaultMessage="Promo successfully applied" />} />
        ) : null}
        {basket.couponItems.length > 0 ? (
          <ul className={styles.coupons}>
            {basket.couponItems.map((coupon) => (
              <li key={coupon.couponItemId}>
                <span>
                  <CouponStatus coupon={coupon} currency={basket.currency} />
                </span>
                <TextButton
                  aria-label={intl.formatMessage(
                    { id: 'basket.promo.remove-name', defaultMessage: 'Remove {code}' },
                    { code: coupon.code },
                  )}
                  onClick={ignoreDoubleClick(() => remove.mutate(removeCoupon(coupon.couponItemId)))}
                >
                  <FormattedMessage id="basket.promo.remove" defaultMessage="Remove" />
                </TextButton>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {remove.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={remove.error} />} /> : null}
    </div>
  );
}

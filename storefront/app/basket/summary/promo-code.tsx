import { type Basket, CallError, type CouponItem } from '@outfitter/contract/client';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/forms/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { BasketErrorMessage } from '../basket-error.tsx';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';
import { addCoupon, removeCoupon } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import { findCoupon, promoCodeError, wasCouponApplied } from './coupon-rules.ts';

/** A form for promo codes, and the list of those on the basket. */
export function PromoCode({ basket }: { basket: Basket }) {
  const intl = useIntl();
  const inputId = useId();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState('');
  const [problem, setProblem] = useState<string>();
  const apply = useBasketMutation();
  const remove = useBasketMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = promoCodeError(code);
    setProblem(found);
    if (found) return document.getElementById(inputId)?.focus();
    setSent(code.trim());
    apply.mutate(addCoupon(code.trim()), {
      onSuccess: () => setCode(''),
      onError: () => document.getElementById(inputId)?.focus(),
    });
  };
  const applied = apply.isSuccess ? findCoupon(basket, sent) : undefined;
  return (
    <div className="promo">
      <details>
        <summary className="link">
          <Icon name="plus" small />
          <FormattedMessage id="basket.promo" defaultMessage="Promo code" />
        </summary>
        <form className="promo-form" onSubmit={submit} noValidate>
          <TextField
            id={inputId}
            label={<FormattedMessage id="basket.promo.code" defaultMessage="Code" />}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            error={problem ?? (apply.isError ? <PromoCodeErrorMessage error={apply.error} code={sent} /> : undefined)}
            onChange={(event) => {
              setCode(event.target.value);
              setProblem(undefined);
              if (apply.isError) apply.reset();
            }}
          />
          <Button type="submit" kind="secondary" busy={apply.isPending}>
            <FormattedMessage id="basket.promo.use" defaultMessage="Use it" />
          </Button>
        </form>
      </details>
      <div role="status">
        {wasCouponApplied(applied) ? (
          <Alert kind="ok" title={<FormattedMessage id="basket.promo.applied" defaultMessage="Promo successfully applied" />} />
        ) : null}
      </div>
      {remove.isError ? <Alert kind="bad" role="alert" title={<BasketErrorMessage error={remove.error} />} /> : null}
      {basket.couponItems.length > 0 ? (
        <ul className="promo-list">
          {basket.couponItems.map((coupon) => (
            <li key={coupon.couponItemId}>
              <span>
                <b>{coupon.code}</b> <CouponStatusText coupon={coupon} />
              </span>
              <TextButton
                aria-label={intl.formatMessage({ id: 'basket.promo.off-name', defaultMessage: 'Take off {code}' }, { code: coupon.code })}
                onClick={ignoreDoubleClick(() => remove.mutate(removeCoupon(coupon.couponItemId)))}
              >
                <FormattedMessage id="basket.promo.off" defaultMessage="Take off" />
              </TextButton>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function PromoCodeErrorMessage({ error, code }: { error: unknown; code: string }) {
  return error instanceof CallError && error.type === 'InvalidCouponCodeException' ? (
    <FormattedMessage id="basket.promo.unknown" defaultMessage="We don’t know “{code}”. Check the letters and digits." values={{ code }} />
  ) : (
    <BasketErrorMessage error={error} />
  );
}

function CouponStatusText({ coupon }: { coupon: CouponItem }) {
  switch (coupon.statusCode) {
    case 'applied':
      return <FormattedMessage id="basket.promo.on" defaultMessage="is at work." />;
    case 'coupon_expired':
      return <FormattedMessage id="basket.promo.expired" defaultMessage="has run out." />;
    case 'coupon_already_redeemed':
      return <FormattedMessage id="basket.promo.redeemed" defaultMessage="has been used already." />;
    case 'coupon_not_yet_active':
      return <FormattedMessage id="basket.promo.early" defaultMessage="is not valid yet." />;
    case 'no_applicable_promotion':
      return <FormattedMessage id="basket.promo.idle" defaultMessage="takes nothing off what is in the cart so far." />;
  }
}

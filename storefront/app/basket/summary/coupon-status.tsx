import type { CouponItem, Currency } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { CouponOffer } from './coupon-offer.tsx';

interface CouponStatusProps {
  coupon: CouponItem;
  currency: Currency;
}

/** States the status of a promo code: "WELCOME15 doesn’t apply to what’s in your cart yet. $15.00 off orders of $50.00 or more." */
export function CouponStatus({ coupon, currency }: CouponStatusProps) {
  const { code, statusCode, c_offer } = coupon;
  return (
    <>
      <b>{code}</b> <StatusText statusCode={statusCode} />
      {c_offer && statusCode !== 'applied' ? (
        <>
          {' '}
          <CouponOffer offer={c_offer} currency={currency} />
        </>
      ) : null}
    </>
  );
}

function StatusText({ statusCode }: Pick<CouponItem, 'statusCode'>) {
  switch (statusCode) {
    case 'applied':
      return <FormattedMessage id="basket.promo.active" defaultMessage="is applied." />;
    case 'coupon_expired':
      return <FormattedMessage id="basket.promo.expired" defaultMessage="has expired." />;
    case 'coupon_already_redeemed':
      return <FormattedMessage id="basket.promo.redeemed" defaultMessage="has already been used." />;
    case 'coupon_not_yet_active':
      return <FormattedMessage id="basket.promo.not-active-yet" defaultMessage="is not valid yet." />;
    case 'no_applicable_promotion':
      return <FormattedMessage id="basket.promo.not-applicable" defaultMessage="doesn’t apply to what’s in your cart yet." />;
  }
}

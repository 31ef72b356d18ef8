import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShop } from '../../platform/shop/shop.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { applyLinkedPromoCode } from '../state/basket-changes.ts';
import { useBasket, useBasketTabState } from '../state/use-basket.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import { CouponOffer } from '../summary/coupon-offer.tsx';
import { findCoupon } from '../summary/coupon-rules.ts';
import { CouponStatus } from '../summary/coupon-status.tsx';
import { PromoCodeErrorMessage } from '../summary/promo-code-error.tsx';
import * as styles from './lazy-notices.module.css';

/** Applies the promo code of a link to the cart, which is created if there is none, and states the result. */
export default function LinkedPromoNotice({ code }: { code: string }) {
  const { currency } = useShop();
  const { basket } = useBasket();
  const { linkedPromoError } = useBasketTabState();
  const { mutate, error: basketError } = useBasketMutation();
  useEffect(() => mutate(applyLinkedPromoCode(currency)), [mutate, currency]);
  const error = linkedPromoError ?? basketError;
  const coupon = basket ? findCoupon(basket, code) : undefined;
  return (
    <div className={`${layoutStyles.container} ${styles.linkedPromo}`} role="status">
      {basket && coupon?.c_offer ? (
        <Alert
          kind="success"
          title={
            <FormattedMessage id="basket.promo.linked" defaultMessage="Promo code {code} is in your cart." values={{ code: coupon.code }} />
          }
        >
          <CouponOffer offer={coupon.c_offer} currency={basket.currency} />
        </Alert>
      ) : basket && coupon ? (
        <Alert title={<CouponStatus coupon={coupon} currency={basket.currency} />} />
      ) : error ? (
        <Alert title={<PromoCodeErrorMessage error={error} code={code} />} />
      ) : null}
    </div>
  );
}

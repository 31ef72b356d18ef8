import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useShop } from '../../platform/shop/shop.ts';
import { BottomBar } from '../../ui/overlays/bottom-bar.tsx';
import { applyLinkedPromoCode } from '../state/basket-changes.ts';
import { useBasket, useBasketTabState } from '../state/use-basket.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import { CouponOffer } from '../summary/coupon-offer.tsx';
import { findCoupon } from '../summary/coupon-rules.ts';
import { CouponStatus } from '../summary/coupon-status.tsx';
import { PromoCodeErrorMessage } from '../summary/promo-code-error.tsx';

/** The pages that list the codes of the cart. */
const cartPages = /\/(cart|checkout)$/;

/**
 * Applies the promo code of a link to the cart, which is created if there is none, and states the result. A page that lists the code says it
 * already.
 */
export default function LinkedPromoNotice({ code }: { code: string }) {
  const { currency } = useShop();
  const { pathname } = useLocation();
  const [isDismissed, setDismissed] = useState(false);
  const { basket } = useBasket();
  const { linkedPromoError } = useBasketTabState();
  const { mutate, error: basketError } = useBasketMutation();
  useEffect(() => mutate(applyLinkedPromoCode(currency)), [mutate, currency]);
  const error = linkedPromoError ?? basketError;
  const coupon = basket ? findCoupon(basket, code) : undefined;
  const isListed = coupon !== undefined && cartPages.test(pathname);
  const heading =
    coupon?.c_offer && basket ? (
      <FormattedMessage id="basket.promo.linked" defaultMessage="Promo code {code} is in your cart." values={{ code: coupon.code }} />
    ) : coupon && basket ? (
      <CouponStatus coupon={coupon} currency={basket.currency} />
    ) : error ? (
      <PromoCodeErrorMessage error={error} code={code} />
    ) : undefined;
  return (
    // Above the page, because it appears after the page does and would otherwise move it.
    <div role="status">
      {heading && !isDismissed && !isListed ? (
        <BottomBar heading={heading} onDismiss={() => setDismissed(true)} isUrgent>
          {coupon?.c_offer && basket ? (
            <p>
              <CouponOffer offer={coupon.c_offer} currency={basket.currency} />
            </p>
          ) : null}
        </BottomBar>
      ) : null}
    </div>
  );
}

import type { CouponItem, Currency } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { useFormatPrice } from '../../ui/price.tsx';

export function CouponOffer({ offer, currency }: { offer: NonNullable<CouponItem['c_offer']>; currency: Currency }) {
  const formatPrice = useFormatPrice();
  const values = { threshold: formatPrice(offer.threshold, currency), benefit: formatPrice(offer.benefit ?? 0, currency) };
  return offer.type === 'shipping' ? (
    <FormattedMessage id="basket.promo.offer-shipping" defaultMessage="Free shipping on orders of {threshold} or more." values={values} />
  ) : (
    <FormattedMessage id="basket.promo.offer" defaultMessage="{benefit} off orders of {threshold} or more." values={values} />
  );
}

import { FormattedMessage } from 'react-intl';
import { useDestination, useShipsFreeWithCart } from '../../../basket/index.ts';
import { useDateFormat } from '../../../platform/locale/use-date-format.ts';
import { useFormatPrice } from '../../../ui/price.tsx';
import type { ShippingCostProps } from '../delivery/shipping-cost.tsx';
import { useDeliveryEstimate } from '../delivery/use-delivery-estimate.ts';

export interface ShipStatusProps extends Omit<ShippingCostProps, 'isGiftCard'> {
  productId: string;
  quantity: number;
}

/** States the day by which a parcel arrives, or its cost as long as the shopper has entered no postal code. */
export function ShipStatus({ productId, quantity, rates, merchandise, currency }: ShipStatusProps) {
  const { day } = useDateFormat();
  const formatPrice = useFormatPrice();
  const isFreeWithCart = useShipsFreeWithCart(merchandise);
  const destination = useDestination();
  const { data: estimate } = useDeliveryEstimate(productId, quantity, destination, destination !== undefined);
  const arrival = destination && estimate?.rates.findLast(({ from }) => from <= merchandise)?.arrival;
  if (arrival) return <FormattedMessage id="product.ship.arrival" defaultMessage="By {day}" values={{ day: day(arrival.to) }} />;
  const amount = rates.findLast(({ from }) => from <= merchandise)?.amount;
  if (amount === undefined) return <FormattedMessage id="product.ship.home" defaultMessage="To your address" />;
  if (amount === 0) return <FormattedMessage id="product.ship.free" defaultMessage="Free" />;
  if (isFreeWithCart) return <FormattedMessage id="product.ship.free-with-cart" defaultMessage="Free with your cart" />;
  return formatPrice(amount, currency);
}

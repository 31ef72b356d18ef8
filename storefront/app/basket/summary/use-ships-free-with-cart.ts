import { useBasket } from '../state/use-basket.ts';
import { freeShippingProgress } from './shipping-progress.ts';

/** Returns whether merchandise of this amount ships free once it is added to the basket. False as long as the basket is not known. */
export function useShipsFreeWithCart(merchandise: number): boolean {
  const { basket } = useBasket();
  const progress = basket ? freeShippingProgress(basket) : undefined;
  return progress !== undefined && progress.missing <= merchandise;
}

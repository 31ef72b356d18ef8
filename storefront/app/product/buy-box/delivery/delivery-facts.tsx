import { type MouseEvent, memo, useEffect, useState } from 'react';
import { hasStoredDestination } from '../../../basket/index.ts';
import { onIdle } from '../../../platform/browser/on-idle.ts';
import { useLazyComponent } from '../../../platform/lazy.tsx';
import { ActionLink } from '../../../ui/button.tsx';
import * as styles from './delivery-facts.module.css';
import { PostalCodePrompt } from './postal-code-prompt.tsx';
import { ShippingCost, type ShippingCostProps } from './shipping-cost.tsx';

const loadArrival = () => import('./arrival.tsx');

interface DeliveryFactsProps extends ShippingCostProps {
  productId: string;
  quantity: number;
}

/**
 * States what shipping costs, and when the item arrives at the postal code that the shopper has entered once. The code of the dates loads
 * on click, or when idle if a postal code is stored or the item is a gift card, whose mailing date is the same for everyone.
 */
export const DeliveryFacts = memo(function DeliveryFacts({ productId, quantity, isGiftCard, ...cost }: DeliveryFactsProps) {
  const [isAsking, setAsking] = useState(false);
  const { Component: Arrival, isLoading, hasFailed, load } = useLazyComponent(loadArrival, 'interaction');
  useEffect(() => onIdle(() => (isGiftCard || hasStoredDestination()) && load()), [isGiftCard, load]);
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || hasFailed) return;
    event.preventDefault();
    setAsking(true);
    load();
  };
  return (
    <div className={styles.root}>
      {Arrival ? (
        <Arrival {...cost} productId={productId} quantity={quantity} isGiftCard={isGiftCard} isAsking={isAsking} setAsking={setAsking} />
      ) : (
        <>
          <p>
            <ShippingCost {...cost} isGiftCard={isGiftCard} />
          </p>
          <ActionLink underlined to="/customer-service" aria-busy={isLoading || undefined} onClick={ask}>
            <PostalCodePrompt currency={cost.currency} />
          </ActionLink>
        </>
      )}
    </div>
  );
});

import type { OrderStatus } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../ui/class-names.ts';
import { type OrderStage, orderProgress } from './order-progress.ts';
import * as styles from './order-steps.module.css';

interface OrderStepsProps {
  status: OrderStatus;
  /** Whether the order is collected in a store. */
  isPickup?: boolean;
  /** Side by side where there is room. */
  isWide?: boolean;
}

function StageName({ stage, isPickup }: { stage: OrderStage; isPickup: boolean }) {
  switch (stage) {
    case 'placed':
      return <FormattedMessage id="tracking.stage.placed" defaultMessage="Order placed" />;
    case 'packing':
      return <FormattedMessage id="tracking.stage.packing" defaultMessage="Being packed" />;
    case 'shipped':
      return isPickup ? (
        <FormattedMessage id="tracking.stage.ready" defaultMessage="Ready for pickup" />
      ) : (
        <FormattedMessage id="tracking.stage.shipped" defaultMessage="On its way" />
      );
    case 'done':
      return isPickup ? (
        <FormattedMessage id="tracking.stage.picked-up" defaultMessage="Picked up" />
      ) : (
        <FormattedMessage id="tracking.stage.done" defaultMessage="Delivered" />
      );
  }
}

/** The steps of an order so far, or that it was canceled. */
export function OrderSteps({ status, isPickup = false, isWide = false }: OrderStepsProps) {
  const progress = orderProgress(status, isPickup);
  if (!progress) {
    return (
      <p>
        <b>
          {isPickup ? (
            <FormattedMessage id="tracking.cancelled-pickup" defaultMessage="This order was canceled." />
          ) : (
            <FormattedMessage id="tracking.cancelled" defaultMessage="This order was canceled. You have not been charged." />
          )}
        </b>
      </p>
    );
  }
  return (
    <ol className={classNames(styles.stages, isWide && styles.wide)}>
      {progress.map(({ stage, state }) => (
        <li key={stage} data-progress={state} aria-current={state === 'now' ? 'step' : undefined}>
          <StageName stage={stage} isPickup={isPickup} />
        </li>
      ))}
    </ol>
  );
}

import type { OrderStatus } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../ui/class-names.ts';
import { deliveryProgress, type OrderStage, type TrackedDelivery } from './order-progress.ts';
import * as styles from './order-steps.module.css';

function StageName({ stage, isPickup }: { stage: OrderStage; isPickup: boolean }) {
  switch (stage) {
    case 'placed':
      return <FormattedMessage id="tracking.stage.placed" defaultMessage="Order placed" />;
    case 'packing':
      return <FormattedMessage id="tracking.stage.packing" defaultMessage="Being packed" />;
    case 'to-store':
      return <FormattedMessage id="tracking.stage.to-store" defaultMessage="On its way to the store" />;
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

export function OrderCanceled({ isPickup }: { isPickup: boolean }) {
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

interface OrderStepsProps {
  status: OrderStatus;
  delivery: TrackedDelivery;
  isWide?: boolean;
}

export function OrderSteps({ status, delivery, isWide = false }: OrderStepsProps) {
  const progress = deliveryProgress(status, delivery);
  return progress ? (
    <ol className={classNames(styles.stages, isWide && styles.wide)}>
      {progress.map(({ stage, state }) => (
        <li key={stage} data-progress={state} aria-current={state === 'now' ? 'step' : undefined}>
          <StageName stage={stage} isPickup={delivery.c_isBOPIS} />
        </li>
      ))}
    </ol>
  ) : null;
}

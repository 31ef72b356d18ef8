import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';
import type { CheckoutStep } from './checkout-steps.ts';
import * as styles from './step-list.module.css';
import { StepName } from './step-name.tsx';

export function StepList({ steps, current }: { steps: readonly CheckoutStep[]; current: CheckoutStep }) {
  const intl = useIntl();
  const currentIndex = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={intl.formatMessage({ id: 'checkout.steps', defaultMessage: 'Checkout steps' })}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < currentIndex ? 'done' : index === currentIndex ? 'now' : 'ahead'}
          aria-current={index === currentIndex ? 'step' : undefined}
        >
          <span className={styles.marker}>{index < currentIndex ? <Icon name="check" small /> : index + 1}</span>
          <span>
            <StepName step={step} />
            {index < currentIndex ? (
              <span className="visually-hidden">
                {' '}
                <FormattedMessage id="checkout.step-done" defaultMessage="(done)" />
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

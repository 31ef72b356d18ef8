import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionLink } from '../../ui/button.tsx';
import { StencilNumber } from '../../ui/stencil-number.tsx';
import type { CheckoutStep } from './checkout-steps.ts';
import * as styles from './step-section.module.css';

interface StepSectionProps {
  step: CheckoutStep;
  number: number;
  title: ReactNode;
  state: 'done' | 'now' | 'ahead';
  summary: ReactNode;
  takesFocus: boolean;
  children: ReactNode;
}

/** Section of a step. A completed step shows a summary and an edit link, an upcoming step only its name. */
export function StepSection({ step, number, title, state, summary, takesFocus, children }: StepSectionProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== 'now' || !takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [state, takesFocus]);
  const name = intl.formatMessage(
    {
      id: 'checkout.edit-step',
      defaultMessage: 'Edit {step, select, pickup {pickup} shipping {shipping} payment {payment} other {the review}}',
    },
    { step },
  );
  return (
    <section className={styles.step} data-state={state} aria-labelledby={`step-${step}`}>
      <div className={styles.header}>
        <span className={styles.number} aria-hidden="true">
          <StencilNumber text={String(number)} />
        </span>
        <h2 className={`text-card ${styles.heading}`} id={`step-${step}`} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {state === 'done' ? (
          <ActionLink underlined className={styles.edit} to={`/checkout?step=${step}`} preventScrollReset aria-label={name}>
            <FormattedMessage id="checkout.edit" defaultMessage="Edit" />
          </ActionLink>
        ) : null}
      </div>
      {state === 'ahead' ? null : <div className={styles.body}>{state === 'done' ? summary : children}</div>}
    </section>
  );
}

import { useIntl } from 'react-intl';
import { classNames } from './class-names.ts';
import * as styles from './price.module.css';

export interface PriceProps {
  amount: number;
  currency: string;
  maxAmount?: number | undefined;
  previousAmount?: number | undefined;
  className?: string;
}

export function useFormatPrice(): (amount: number, currency: string) => string {
  const intl = useIntl();
  return (amount, currency) => intl.formatNumber(amount, { style: 'currency', currency });
}

/** Returns a function that formats a price without the cents of a whole amount. */
export function useFormatShortPrice(): (amount: number, currency: string) => string {
  const intl = useIntl();
  return (amount, currency) => intl.formatNumber(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
}

/** Renders a price. Screen readers read a reduced price as "Now" and "Was". */
export function Price({ amount, currency, maxAmount, previousAmount, className }: PriceProps) {
  const intl = useIntl();
  const formatPrice = useFormatPrice();
  const isRange = maxAmount !== undefined && maxAmount > amount;
  const now = isRange
    ? intl.formatMessage(
        { id: 'ui.price.range', defaultMessage: '{from} to {to}' },
        { from: formatPrice(amount, currency), to: formatPrice(maxAmount, currency) },
      )
    : formatPrice(amount, currency);
  if (previousAmount === undefined || previousAmount <= amount)
    return <span className={classNames('tabular-figures', className)}>{now}</span>;
  return (
    <span className={classNames('tabular-figures', className)}>
      <span className="text-critical">
        <span className="visually-hidden">{`${intl.formatMessage({ id: 'ui.price.now', defaultMessage: 'Now' })} `}</span>
        {now}
      </span>{' '}
      <span className={styles.previous}>
        <span className="visually-hidden">{`${intl.formatMessage({ id: 'ui.price.was', defaultMessage: 'Was' })} `}</span>
        {formatPrice(previousAmount, currency)}
      </span>
    </span>
  );
}

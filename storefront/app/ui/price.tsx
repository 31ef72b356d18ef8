import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from './class-names.ts';

export interface PriceProps {
  /** Major units, as the wire carries them. */
  amount: number;
  currency: string;
  /** The most it can cost, where the choice is still open; shown as a range. */
  most?: number | undefined;
  /** What it cost before; shown struck, only where it is more than `amount`. */
  was?: number | undefined;
  className?: string;
}

/** Writes an amount in the shopper's locale. */
export function usePriceText(): (amount: number, currency: string) => string {
  const intl = useIntl();
  return (amount, currency) => intl.formatNumber(amount, { style: 'currency', currency });
}

/** A price. A lower price says "Now" and "Was" to those who do not see the line through it. */
export function Price({ amount, currency, most, was, className }: PriceProps) {
  const text = usePriceText();
  const isRange = most !== undefined && most > amount;
  const now = isRange ? (
    <FormattedMessage
      id="ui.price.range"
      defaultMessage="{from} to {to}"
      values={{ from: text(amount, currency), to: text(most, currency) }}
    />
  ) : (
    text(amount, currency)
  );
  if (was === undefined || was <= amount) return <span className={classNames('num', className)}>{now}</span>;
  return (
    <span className={classNames('num', className)}>
      <span className="sale">
        <span className="sr-only">
          <FormattedMessage id="ui.price.now" defaultMessage="Now" />{' '}
        </span>
        {now}
      </span>{' '}
      <span className="was">
        <span className="sr-only">
          <FormattedMessage id="ui.price.was" defaultMessage="Was" />{' '}
        </span>
        {text(was, currency)}
      </span>
    </span>
  );
}

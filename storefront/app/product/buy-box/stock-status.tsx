import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';
import type { ProductVariant } from '../variants/variant-table.ts';
import * as styles from './stock-status.module.css';

const lowStock = 5;

interface StockMessageProps {
  variant: ProductVariant | undefined;
  isSoldOut: boolean;
  isChosen: boolean;
}

export function StockMessage({ variant, isSoldOut, isChosen }: StockMessageProps) {
  if (!variant) {
    if (isChosen) return null;
    return isSoldOut ? (
      <FormattedMessage
        id="product.stock.sold-out-all"
        defaultMessage="Sold out for now. Pick your size, and we can tell you when it’s back."
      />
    ) : (
      <FormattedMessage id="product.stock.no-selection" defaultMessage="Pick your size and we’ll say what’s left." />
    );
  }
  if (!variant.orderable)
    return <FormattedMessage id="product.stock.sold-out" defaultMessage="Sold out in this one. Another color or size may be here." />;
  if (variant.backorder) {
    return (
      <b>
        {variant.inStockDate ? (
          <FormattedMessage
            id="product.stock.backorder"
            defaultMessage="On backorder. Expected {date}."
            values={{ date: <FormattedDate value={variant.inStockDate} timeZone="UTC" month="short" day="numeric" year="numeric" /> }}
          />
        ) : (
          <FormattedMessage id="product.stock.backorder-undated" defaultMessage="On backorder. We’ll write when it ships." />
        )}
      </b>
    );
  }
  if (variant.stock <= lowStock) {
    return (
      <b>
        <FormattedMessage id="product.stock.low" defaultMessage="Only {stock, number} left" values={{ stock: variant.stock }} />
      </b>
    );
  }
  return (
    <b className="text-success">
      <FormattedMessage id="product.stock.in-stock" defaultMessage="In stock" />
    </b>
  );
}

interface StockStatusProps extends StockMessageProps {
  promotions: readonly string[];
  children?: ReactNode;
}

export function StockStatus({ promotions, children, ...message }: StockStatusProps) {
  return (
    <div className={styles.root}>
      <Icon name="truck" />
      <div>
        <div aria-live="polite">
          <StockMessage {...message} />
        </div>
        {children}
        {promotions.map((promotion) => (
          <p className={styles.promotion} key={promotion}>
            {promotion}
          </p>
        ))}
      </div>
    </div>
  );
}

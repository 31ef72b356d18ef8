import { FormattedDate, FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';
import type { ProductVariant } from '../variants/variant-table.ts';

/** Stock levels from here down are named: "Only 3 left". */
const lowStock = 5;

interface StockMessageProps {
  variant: ProductVariant | undefined;
  /** Nothing that is chosen so far can be ordered. */
  isSoldOut: boolean;
  isChosen: boolean;
}

/** Whether the chosen one is there, how many are left, or when it is expected; before a choice, what to do. */
export function StockMessage({ variant, isSoldOut, isChosen }: StockMessageProps) {
  if (!variant) {
    if (isChosen) return null;
    return isSoldOut ? (
      <FormattedMessage
        id="product.stock.none-open"
        defaultMessage="Sold out for now. Pick your size, and we can tell you when it’s back."
      />
    ) : (
      <FormattedMessage id="product.stock.open" defaultMessage="Pick your size and we’ll say what’s left." />
    );
  }
  if (!variant.orderable)
    return <FormattedMessage id="product.stock.none" defaultMessage="Sold out in this one. Another color or size may be here." />;
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
          <FormattedMessage id="product.stock.backorder-open" defaultMessage="On backorder. We’ll write when it ships." />
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
    <b className="good">
      <FormattedMessage id="product.stock.there" defaultMessage="In stock" />
    </b>
  );
}

/** How it reaches the shopper: what is there, and what sending it costs. */
export function StockStatus({ promotions, ...words }: StockMessageProps & { promotions: readonly string[] }) {
  return (
    <div className="fulfil" aria-live="polite">
      <div className="fulfil-row">
        <Icon name="truck" />
        <div>
          <StockMessage {...words} />
          {promotions.map((promotion) => (
            <p className="fulfil-text" key={promotion}>
              {promotion}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

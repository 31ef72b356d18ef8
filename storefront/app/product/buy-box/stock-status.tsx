import { FormattedDate, FormattedMessage } from 'react-intl';
import { UnitsLeft } from '../../platform/shop/stock-text.tsx';
import type { ProductVariant } from '../variants/variant-table.ts';

const lowStock = 5;

interface StockMessageProps {
  variant: ProductVariant | undefined;
  isSoldOut: boolean;
  /** Whether no variant of the product can be ordered, so that there is no other color or size to try. */
  isAllSoldOut: boolean;
  isChosen: boolean;
  /** The values that are chosen beside the color, for example "Waist 32". */
  chosenSize: string;
  /** Whether the shopper's store has the variant, of which the warehouse has nothing. */
  isOnlyInStore?: boolean;
}

export function StockMessage({ variant, isSoldOut, isAllSoldOut, isChosen, chosenSize, isOnlyInStore }: StockMessageProps) {
  if (!variant) {
    if (isChosen) return null;
    if (!isSoldOut) return <FormattedMessage id="product.stock.no-selection" defaultMessage="Choose a size to see what’s in stock." />;
    return isAllSoldOut ? (
      <FormattedMessage
        id="product.stock.sold-out-all"
        defaultMessage="Sold out online for now. Choose a size: a store may have it, or we can email you when it’s back."
      />
    ) : (
      <FormattedMessage
        id="product.stock.sold-out-choice"
        defaultMessage="{hasSize, select, true {{size} is sold out online in this color for now. Try another size or color, or finish choosing: a store may have it, or we can email you when it’s back.} other {This color is sold out online for now. Try another color, or choose a size: a store may have it, or we can email you when it’s back.}}"
        values={{ hasSize: String(chosenSize !== ''), size: chosenSize }}
      />
    );
  }
  if (isOnlyInStore) {
    return (
      <b className="text-success">
        <FormattedMessage id="product.stock.only-in-store" defaultMessage="Sold out online, in stock at your store." />
      </b>
    );
  }
  if (!variant.orderable) {
    return isAllSoldOut ? (
      <FormattedMessage id="product.stock.sold-out-everywhere" defaultMessage="Sold out online in every color and size for now." />
    ) : (
      <FormattedMessage id="product.stock.sold-out" defaultMessage="Sold out online. Try another color or size." />
    );
  }
  if (variant.backorder) {
    return (
      <b>
        {variant.inStockDate ? (
          <FormattedMessage
            id="product.stock.backorder"
            defaultMessage="On backorder. Expected in stock {date}."
            values={{ date: <FormattedDate value={variant.inStockDate} timeZone="UTC" month="short" day="numeric" year="numeric" /> }}
          />
        ) : (
          <FormattedMessage id="product.stock.backorder-undated" defaultMessage="On backorder. We’ll email you when it ships." />
        )}
      </b>
    );
  }
  if (variant.stock <= lowStock) {
    return (
      <b>
        <UnitsLeft units={variant.stock} />
      </b>
    );
  }
  return (
    <b className="text-success">
      <FormattedMessage id="product.stock.in-stock" defaultMessage="In stock" />
    </b>
  );
}

export function StockStatus(props: StockMessageProps) {
  return (
    <div aria-live="polite">
      <StockMessage {...props} />
    </div>
  );
}

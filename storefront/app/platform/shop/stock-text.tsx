/** What every page calls the stock of an item. It is the stock of the warehouse: a store may have what is sold out online. */
import { FormattedMessage } from 'react-intl';

export function SoldOut() {
  return <FormattedMessage id="platform.stock.sold-out" defaultMessage="Sold out online" />;
}

export function UnitsLeft({ units }: { units: number }) {
  return <FormattedMessage id="platform.stock.left" defaultMessage="Only {units, number} left" values={{ units }} />;
}

import { FormattedMessage } from 'react-intl';

/** Names the company that delivers, if the merchant does. */
export function Carrier({ name }: { name: string | undefined }) {
  return name ? <FormattedMessage id="basket.carrier" defaultMessage="Carrier: {name}" values={{ name }} /> : null;
}

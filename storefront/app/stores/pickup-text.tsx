import type { Store } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';

export function PickupText({ store: { bopisEnabled } }: { store: Pick<Store, 'bopisEnabled'> }) {
  return bopisEnabled ? (
    <FormattedMessage id="stores.pickup" defaultMessage="Pickup of online orders" />
  ) : (
    <FormattedMessage id="stores.no-pickup" defaultMessage="No pickup of online orders" />
  );
}

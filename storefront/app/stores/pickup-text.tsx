import type { StorePickupStatus } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';

export function PickupText({ status }: { status: StorePickupStatus }) {
  switch (status) {
    case 'offered':
      return <FormattedMessage id="stores.pickup" defaultMessage="Pickup of online orders" />;
    case 'closed':
      return <FormattedMessage id="stores.pickup-closed" defaultMessage="No pickup until the store opens again" />;
    case 'none':
      return <FormattedMessage id="stores.no-pickup" defaultMessage="No pickup of online orders" />;
  }
}

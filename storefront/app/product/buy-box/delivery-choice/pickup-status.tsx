import { FormattedMessage } from 'react-intl';
import { pickupDay, TimeUnavailable } from '../../../basket/index.ts';
import { useDateFormat } from '../../../platform/locale/use-date-format.ts';
import { SoldOut } from '../../../platform/shop/stock-text.tsx';
import type { PickupOffer } from './pickup-offer.ts';

interface PickupStatusProps {
  offer: PickupOffer;
  timeZone: string;
}

export function PickupStatus({ offer, timeZone }: PickupStatusProps) {
  switch (offer.status) {
    case 'available':
      return <PickupDay offer={offer} timeZone={timeZone} />;
    case 'short':
      return <FormattedMessage id="product.pickup.short" defaultMessage="Only {units} in stock" values={{ units: offer.units }} />;
    case 'none':
      return <FormattedMessage id="product.pickup.none" defaultMessage="Not in stock" />;
    case 'no-transfer':
      return <FormattedMessage id="product.pickup.no-transfer" defaultMessage="Not to this store" />;
    case 'sold-out':
      return <SoldOut />;
    case 'backorder':
      return <OnBackorder />;
    case 'no-pickup':
      return <FormattedMessage id="product.pickup.no-pickup" defaultMessage="No pickup here" />;
    case 'closed':
      return <OpeningDay opensOn={offer.opensOn} />;
    case 'no-size':
      return <FormattedMessage id="product.pickup.no-size" defaultMessage="Choose a size" />;
    case 'loading':
      return <FormattedMessage id="product.pickup.loading" defaultMessage="Checking stock" />;
    case 'failed':
      return <FormattedMessage id="product.pickup.failed" defaultMessage="Stock not known" />;
  }
}

export function OnBackorder() {
  return <FormattedMessage id="product.pickup.backorder" defaultMessage="On backorder" />;
}

/** States the day of the pickup, or that it is not known (FULFIL-017). */
function PickupDay({ offer: { readyBy, date }, timeZone }: { offer: Extract<PickupOffer, { status: 'available' }>; timeZone: string }) {
  const { day, timeOf } = useDateFormat();
  const when = pickupDay({ c_readyBy: readyBy, c_promiseDate: date, c_pickupStoreTimeZone: timeZone }, Date.now());
  if (!when) return <TimeUnavailable />;
  return (
    <FormattedMessage
      id="product.pickup.day"
      defaultMessage="{day, select, today {Today by {time}} tomorrow {Tomorrow} other {{date}}}"
      values={{
        day: when.day === 'today' && readyBy === undefined ? 'other' : when.day,
        date: day(when.date),
        time: readyBy && timeOf(readyBy, timeZone),
      }}
    />
  );
}

function OpeningDay({ opensOn }: { opensOn: string | undefined }) {
  const { day } = useDateFormat();
  if (opensOn === undefined) return <FormattedMessage id="product.pickup.closed-undated" defaultMessage="Store closed" />;
  return <FormattedMessage id="product.pickup.closed" defaultMessage="Not before {day}" values={{ day: day(opensOn) }} />;
}

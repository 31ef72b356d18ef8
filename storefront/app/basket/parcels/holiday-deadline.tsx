import type { ShippingMethod } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';

/** States until when to order for the next gift holiday. Christmas is the only holiday of the contract. */
export function HolidayDeadline({ deadline }: { deadline: NonNullable<ShippingMethod['c_holiday']> }) {
  const { dayOf, hour } = useDateFormat();
  return (
    <FormattedMessage
      id="basket.holiday.christmas"
      defaultMessage="For Christmas, order by {day}, {hour}."
      values={{ day: dayOf(deadline.orderBefore), hour: hour(deadline.orderBefore) }}
    />
  );
}

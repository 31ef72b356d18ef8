import type { ShippingMethod } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Carrier, HolidayDeadline, TimeUnavailable } from '../../basket/index.ts';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { RadioGroup } from '../../ui/forms/index.ts';
import { useFormatPrice } from '../../ui/price.tsx';

interface ShippingMethodsProps {
  methods: readonly ShippingMethod[];
  currency: string;
  chosen: string | undefined;
  onChoose(methodId: string): void;
}

/** Lists the shipping methods, each titled by its delivery day, because shoppers choose by it; by its name if the day is not known. */
export function ShippingMethods({ methods, currency, chosen, onChoose }: ShippingMethodsProps) {
  const formatPrice = useFormatPrice();
  const { days } = useDateFormat();
  const deadlines = new Set(methods.map(({ c_orderBefore }) => c_orderBefore));
  const [sharedDeadline] = methods.length > 1 && deadlines.size === 1 ? deadlines : [];
  return (
    <>
      <RadioGroup
        name="shipping-method"
        legend={<FormattedMessage id="checkout.methods" defaultMessage="When do you want it?" />}
        selected={chosen}
        onSelect={onChoose}
        options={methods.map((method) => ({
          value: method.id,
          title: method.c_arrivesTo ? days(method.c_arrivesFrom, method.c_arrivesTo) : method.name,
          end:
            method.price === 0 ? (
              <b className="text-success">
                <FormattedMessage id="checkout.free" defaultMessage="Free" />
              </b>
            ) : (
              <b className="tabular-figures">{formatPrice(method.price, currency)}</b>
            ),
          text: (
            <>
              {method.c_arrivesTo ? method.name : <TimeUnavailable />}. {method.description}.{' '}
              {method.c_carrier ? (
                <>
                  <Carrier name={method.c_carrier} />.
                </>
              ) : null}{' '}
              {method.c_orderBefore && sharedDeadline === undefined ? <OrderBy time={method.c_orderBefore} /> : null}{' '}
              {method.c_holiday ? <HolidayDeadline deadline={method.c_holiday} /> : null}
            </>
          ),
        }))}
      />
      {sharedDeadline === undefined ? null : (
        <p className="text-small text-muted">
          <OrderBy time={sharedDeadline} />
        </p>
      )}
    </>
  );
}

function OrderBy({ time }: { time: string }) {
  const { hour, dayOf } = useDateFormat();
  return (
    <FormattedMessage id="checkout.order-by" defaultMessage="Order by {day}, {hour}." values={{ day: dayOf(time), hour: hour(time) }} />
  );
}

import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { RadioGroup } from '../../ui/forms/index.ts';
import { BasketErrorMessage } from '../basket-error.tsx';
import { shipAvailableFirst } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import * as styles from './backorder-choice.module.css';
import type { Arrival } from './parcels.ts';

export interface BackorderChoiceProps {
  basket: Basket;
  shipment: Basket['shipments'][number];
}

/** Returns when a single shipment of all items arrives; undefined if the basket has no date for it. */
function arrivalTogether(basket: Basket, { c_shipAvailableFirst, c_parcels, shippingMethod }: BackorderChoiceProps['shipment']) {
  const methodId = shippingMethod?.id ?? basket.defaultShippingMethodId;
  if (!c_shipAvailableFirst) return shippingMethod ?? basket.applicableShippingMethods.find(({ id }) => id === methodId);
  // The backordered parcel is shipped by the default method.
  return methodId === basket.defaultShippingMethodId ? c_parcels?.find(({ backorder }) => backorder) : undefined;
}

/** Names the backordered items, and lets the shopper choose whether the others wait for them (decision 58). */
export default function BackorderChoice({ basket, shipment }: BackorderChoiceProps) {
  const intl = useIntl();
  const { days } = useDateFormat();
  const change = useBasketMutation();
  const [available, backordered] = shipment.c_parcels ?? [];
  if (!available || !backordered) return null;
  const names = basket.productItems.filter(({ itemId }) => backordered.itemIds.includes(itemId)).map(({ productName }) => productName);
  const values = { names: intl.formatList(names), count: names.length };
  const { c_shippingMethod: method } = backordered;
  const daysOf = (arrival: Arrival | undefined) => arrival?.c_arrivesTo && days(arrival.c_arrivesFrom, arrival.c_arrivesTo);
  const [together, first, rest] = [arrivalTogether(basket, shipment), available, backordered].map(daysOf);
  return (
    <div className={styles.root}>
      <RadioGroup
        name="backorder-choice"
        legend={
          <FormattedMessage
            id="basket.backorder"
            defaultMessage="{names} {count, plural, one {is} other {are}} on backorder. How should we ship your order?"
            values={values}
          />
        }
        selected={shipment.c_shipAvailableFirst ? 'available-first' : 'together'}
        onSelect={(value) => change.mutate(shipAvailableFirst(value === 'available-first'))}
        options={[
          {
            value: 'together',
            title: <FormattedMessage id="basket.backorder.together" defaultMessage="All together" />,
            end: together,
            text: (
              <FormattedMessage
                id="basket.backorder.together-text"
                defaultMessage="Everything we ship leaves when {names} {count, plural, one {is} other {are}} in stock."
                values={values}
              />
            ),
          },
          {
            value: 'available-first',
            title: <FormattedMessage id="basket.backorder.first" defaultMessage="What’s in stock first" />,
            end: first,
            text: rest ? (
              <FormattedMessage
                id="basket.backorder.first-text"
                defaultMessage="{names} {count, plural, one {follows} other {follow}}{hasMethod, select, true { by {method}} other {}}: {days}. No extra shipping charge."
                values={{ ...values, hasMethod: String(method !== undefined), method: method?.name, days: rest }}
              />
            ) : (
              <FormattedMessage
                id="basket.backorder.first-text-undated"
                defaultMessage="{names} {count, plural, one {follows} other {follow}} when in stock. No extra shipping charge."
                values={values}
              />
            ),
          },
        ]}
      />
      {change.isError ? <Alert kind="error" role="alert" title={<BasketErrorMessage error={change.error} />} /> : null}
    </div>
  );
}

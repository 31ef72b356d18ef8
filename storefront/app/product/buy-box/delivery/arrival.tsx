import { CallError, type DeliveryEstimate } from '@outfitter/contract/client';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Destination, HolidayDeadline, storeDestination, useDestination } from '../../../basket/index.ts';
import { useDateFormat } from '../../../platform/locale/use-date-format.ts';
import { TextButton } from '../../../ui/button.tsx';
import * as styles from './delivery-facts.module.css';
import { PostalCodeForm, UnknownPostalCode } from './postal-code-form.tsx';
import { PostalCodePrompt } from './postal-code-prompt.tsx';
import { ShippingCost, type ShippingCostProps } from './shipping-cost.tsx';
import { useDeliveryEstimate } from './use-delivery-estimate.ts';

export interface ArrivalProps extends ShippingCostProps {
  productId: string;
  quantity: number;
  isAsking: boolean;
  setAsking(isAsking: boolean): void;
}

/** States what shipping costs and on which days the item arrives at the shopper's postal code, for which it asks. */
export default function Arrival({ productId, quantity, isGiftCard, isAsking, setAsking, ...cost }: ArrivalProps) {
  const changeButton = useRef<HTMLButtonElement>(null);
  const destination = useDestination();
  const { data: estimate, error } = useDeliveryEstimate(productId, quantity, destination);
  const submit = (entered: Destination) => {
    storeDestination(entered);
    setAsking(false);
    requestAnimationFrame(() => changeButton.current?.focus());
  };
  const rates = destination && estimate ? estimate.rates : cost.rates;
  return (
    <div aria-live="polite">
      <p>
        <ShippingCost {...cost} rates={rates} isGiftCard={isGiftCard} />
      </p>
      {isGiftCard && estimate?.departure ? <MailingDate departure={estimate.departure} /> : null}
      {isAsking ? (
        <PostalCodeForm initialCode={destination?.postalCode ?? ''} onSubmit={submit} />
      ) : (
        <>
          {destination ? <ArrivalDays {...{ estimate, error, destination }} merchandise={cost.merchandise} /> : null}
          <TextButton ref={changeButton} onClick={() => setAsking(true)}>
            {destination ? (
              <FormattedMessage
                id="product.arrival.change"
                defaultMessage="Change {country, select, CA {postal code} other {ZIP code}}"
                values={{ country: destination.countryCode }}
              />
            ) : (
              <PostalCodePrompt currency={cost.currency} />
            )}
          </TextButton>
        </>
      )}
    </div>
  );
}

function MailingDate({ departure }: { departure: string }) {
  const { day } = useDateFormat();
  return (
    <p className={styles.arrival}>
      <FormattedMessage id="product.gift-card.mailed" defaultMessage="Mailed {day} if you order now." values={{ day: day(departure) }} />
    </p>
  );
}

interface ArrivalDaysProps {
  estimate: DeliveryEstimate | undefined;
  error: Error | null;
  destination: Destination;
  merchandise: number;
}

function ArrivalDays({ estimate, error, destination: { postalCode }, merchandise }: ArrivalDaysProps) {
  const { days } = useDateFormat();
  if (error) {
    return (
      <p>
        {error instanceof CallError && error.type === 'ValidationException' ? (
          <UnknownPostalCode code={postalCode} />
        ) : (
          <FormattedMessage
            id="product.arrival.failed"
            defaultMessage="We can’t show a date right now. Checkout shows one before you pay."
          />
        )}
      </p>
    );
  }
  if (!estimate) {
    return (
      <p>
        <FormattedMessage id="product.arrival.loading" defaultMessage="Looking up dates for {postalCode}" values={{ postalCode }} />
      </p>
    );
  }
  const arrival = estimate.rates.findLast(({ from }) => from <= merchandise)?.arrival;
  return (
    <p className={styles.arrival}>
      {arrival ? (
        <FormattedMessage
          id="product.arrival"
          defaultMessage="Estimated arrival in {postalCode}: <b>{days}</b>"
          values={{ postalCode, days: days(arrival.from, arrival.to), b: (chunks) => <b>{chunks}</b> }}
        />
      ) : (
        <FormattedMessage id="product.arrival.unknown" defaultMessage="No arrival date for {postalCode} yet." values={{ postalCode }} />
      )}
      {estimate.holiday ? (
        <>
          <br />
          <HolidayDeadline deadline={estimate.holiday} />
        </>
      ) : null}
    </p>
  );
}

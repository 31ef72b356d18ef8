import { type CustomerPaymentInstrument, maxSavedCards } from '@outfitter/contract/client';
import { type ComponentProps, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CardLimitMessage } from '../../checkout/index.ts';
import { useFocusTarget } from '../../ui/hooks/use-focus-target.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import { CustomerSection } from '../customer/customer-section.tsx';
import { AccountPanel } from '../layout/account-panel.tsx';
import { AddEntry } from '../layout/add-entry.tsx';
import { CardForm } from './card-form.tsx';
import { SavedCard } from './saved-card.tsx';

/** The saved cards, the default card first (ACCOUNT-005). */
export default function Payments() {
  const [isAdding, setAdding] = useState(false);
  return (
    <CustomerSection>
      {(customer) => {
        const cards = customer.paymentInstruments ?? [];
        return (
          <>
            {cards.length > 0 ? <CardList cards={cards} /> : null}
            <AddCard
              count={cards.length}
              onAdd={() => setAdding(true)}
              form={isAdding ? <CardForm customer={customer} onClose={() => setAdding(false)} /> : null}
            />
          </>
        );
      }}
    </CustomerSection>
  );
}

function CardList({ cards }: { cards: readonly CustomerPaymentInstrument[] }) {
  const heading = useFocusTarget(cards, { scrolls: false });
  return (
    <AccountPanel heading={<FormattedMessage id="account.payments.cards" defaultMessage="Saved cards" />} headingRef={heading}>
      <ul className={layoutStyles.dividedList}>
        {cards.map((card) => (
          <SavedCard key={card.paymentInstrumentId} card={card} />
        ))}
      </ul>
    </AccountPanel>
  );
}

function AddCard(entry: Pick<ComponentProps<typeof AddEntry>, 'count' | 'onAdd' | 'form'>) {
  return (
    <AddEntry
      {...entry}
      maximum={maxSavedCards}
      label={<FormattedMessage id="account.payments.add" defaultMessage="Add a card" />}
      formHeading={<FormattedMessage id="account.payments.new" defaultMessage="New card" />}
      emptyHeading={<FormattedMessage id="account.payments.none" defaultMessage="No saved cards yet" />}
      emptyText={
        <FormattedMessage
          id="account.payments.none-text"
          defaultMessage="Save one here or at checkout, and you won’t have to get your wallet next time."
        />
      }
      limitText={<CardLimitMessage />}
    />
  );
}

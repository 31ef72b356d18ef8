import { maxSavedCards } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CardLimitMessage } from '../../checkout/index.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import { CustomerSection } from '../customer/customer-section.tsx';
import { AccountPanel } from '../layout/account-panel.tsx';
import { AddEntry } from '../layout/add-entry.tsx';
import { CardForm } from './card-form.tsx';
import { SavedCard } from './saved-card.tsx';

/** The saved cards, the default card first (ACCOUNT-005). */
export default function Payments() {
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <CustomerSection>
      {(customer) => {
        const cards = customer.paymentInstruments ?? [];
        return (
          <>
            {cards.length > 0 ? (
              <AccountPanel heading={<FormattedMessage id="account.payments.cards" defaultMessage="Saved cards" />}>
                <ul className={layoutStyles.dividedList}>
                  {cards.map((card) => (
                    <SavedCard key={card.paymentInstrumentId} card={card} />
                  ))}
                </ul>
              </AccountPanel>
            ) : null}
            {isAdding ? (
              <AccountPanel heading={<FormattedMessage id="account.payments.new" defaultMessage="New card" />}>
                <CardForm customer={customer} onClose={close} />
              </AccountPanel>
            ) : (
              <AddCard count={cards.length} onAdd={() => setAdding(true)} />
            )}
          </>
        );
      }}
    </CustomerSection>
  );
}

function AddCard({ count, onAdd }: { count: number; onAdd(): void }) {
  return (
    <AddEntry
      count={count}
      maximum={maxSavedCards}
      label={<FormattedMessage id="account.payments.add" defaultMessage="Add a card" />}
      onAdd={onAdd}
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

import type { Customer } from '@outfitter/contract/client';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { AddressLines } from '../../address/index.ts';
import { CardSummary } from '../../checkout/index.ts';
import { loadSavedMeasurements } from '../../sizing/index.ts';
import { ActionLink } from '../../ui/button.tsx';
import { AccountPanel } from '../layout/account-panel.tsx';
import { lazySection } from '../layout/lazy-section.tsx';
import { SectionSkeleton } from '../layout/loaded-section.tsx';
import { CardExpiryTag } from '../payments/card-expiry-tag.tsx';

const SavedMeasurements = lazySection(loadSavedMeasurements, <SectionSkeleton />);

export function SavedDetailsPanels({ customer: { addresses = [], paymentInstruments = [] } }: { customer: Customer }) {
  const address = addresses.find(({ preferred }) => preferred) ?? addresses[0];
  const card = paymentInstruments.find(({ c_isDefault }) => c_isDefault) ?? paymentInstruments[0];
  return (
    <>
      <SizesPanel />
      <AccountPanel
        heading={<FormattedMessage id="account.overview.ships-to" defaultMessage="Ships to" />}
        action={<PanelLink to="/account/addresses" isEmpty={!address} name="addresses" />}
      >
        {address ? (
          <AddressLines address={address} />
        ) : (
          <p>
            <FormattedMessage id="account.addresses.empty-text" defaultMessage="Save one here, and the checkout fills it in for you." />
          </p>
        )}
      </AccountPanel>
      <AccountPanel
        heading={<FormattedMessage id="account.overview.pays-with" defaultMessage="Pays with" />}
        action={<PanelLink to="/account/payments" isEmpty={!card} name="payments" />}
      >
        {card ? (
          <p>
            <CardSummary instrument={card} /> <CardExpiryTag paymentCard={card.paymentCard} />
          </p>
        ) : (
          <p>
            <FormattedMessage
              id="account.payments.none-text"
              defaultMessage="Save one here or at checkout, and you won’t have to get your wallet next time."
            />
          </p>
        )}
      </AccountPanel>
    </>
  );
}

function SizesPanel() {
  return (
    <SavedMeasurements>
      {(list) => (
        <AccountPanel
          heading={<FormattedMessage id="account.sizes" defaultMessage="Your sizes" />}
          action={<PanelLink to="/account/sizes" isEmpty={!list} name="sizes" />}
        >
          {list ?? (
            <p>
              <FormattedMessage id="account.overview.no-sizes" defaultMessage="Save your measurements, and product pages name your size." />
            </p>
          )}
        </AccountPanel>
      )}
    </SavedMeasurements>
  );
}

const editLabels = defineMessages({
  sizes: { id: 'account.overview.edit-sizes', defaultMessage: 'Edit sizes' },
  addresses: { id: 'account.overview.edit-addresses', defaultMessage: 'Edit addresses' },
  payments: { id: 'account.overview.edit-cards', defaultMessage: 'Edit cards' },
});

function PanelLink({ to, isEmpty, name }: { to: string; isEmpty: boolean; name: keyof typeof editLabels }) {
  const intl = useIntl();
  const label = intl.formatMessage(editLabels[name]);
  return (
    <ActionLink to={to} underlined aria-label={isEmpty ? undefined : label}>
      {isEmpty ? (
        <FormattedMessage id="account.overview.add" defaultMessage="Add one" />
      ) : (
        <FormattedMessage id="account.edit" defaultMessage="Edit" />
      )}
    </ActionLink>
  );
}

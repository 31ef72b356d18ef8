import { maxAddresses } from '@outfitter/contract/client';
import { type ComponentProps, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CustomerSection } from '../customer/customer-section.tsx';
import { AccountPanel } from '../layout/account-panel.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import * as styles from './addresses.module.css';

/** The address book, the preferred address first. One form is open at a time: of a new address, or of an existing one. */
export default function Addresses() {
  const [edited, setEdited] = useState<'new' | string>();
  const close = () => setEdited(undefined);
  return (
    <CustomerSection>
      {({ addresses = [] }) => (
        <>
          {addresses.length === 0 && edited !== 'new' ? (
            <EmptyState heading={<FormattedMessage id="account.addresses.empty" defaultMessage="No addresses yet" />}>
              <FormattedMessage id="account.addresses.empty-text" defaultMessage="Save one here, and the checkout fills it in for you." />
            </EmptyState>
          ) : null}
          <ul className={styles.addresses}>
            {addresses.map((address) => (
              <li key={address.addressId} className={edited === address.addressId ? styles.edited : undefined}>
                {edited === address.addressId ? (
                  <EditPanel address={address} onClose={close} />
                ) : (
                  <AddressCard address={address} onEdit={() => setEdited(address.addressId)} />
                )}
              </li>
            ))}
          </ul>
          {edited === 'new' ? (
            <EditPanel becomesPreferred={!addresses.some(({ preferred }) => preferred)} onClose={close} />
          ) : addresses.length < maxAddresses ? (
            <div>
              <Button kind={addresses.length === 0 ? 'primary' : 'secondary'} onClick={() => setEdited('new')}>
                <FormattedMessage id="account.addresses.add" defaultMessage="Add an address" />
              </Button>
            </div>
          ) : (
            <p>
              <FormattedMessage
                id="account.addresses.full"
                defaultMessage="Your address book is full with {count} addresses. Remove one to add another."
                values={{ count: maxAddresses }}
              />
            </p>
          )}
        </>
      )}
    </CustomerSection>
  );
}

function EditPanel(form: ComponentProps<typeof AddressForm>) {
  return (
    <AccountPanel
      heading={
        form.address ? (
          <FormattedMessage id="account.addresses.edit-title" defaultMessage="Edit address" />
        ) : (
          <FormattedMessage id="account.addresses.new-title" defaultMessage="New address" />
        )
      }
    >
      <AddressForm {...form} />
    </AccountPanel>
  );
}

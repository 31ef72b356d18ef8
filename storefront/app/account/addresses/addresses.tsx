import { type CustomerAddress, maxAddresses } from '@outfitter/contract/client';
import { type ComponentProps, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/forms/index.ts';
import { useFocusTarget } from '../../ui/hooks/use-focus-target.ts';
import { CustomerSection } from '../customer/customer-section.tsx';
import { AccountPanel } from '../layout/account-panel.tsx';
import { AddEntry } from '../layout/add-entry.tsx';
import { ShowMore } from '../layout/show-more.tsx';
import { AddressCard } from './address-card.tsx';
import { readDraftedAddress } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';
import * as styles from './addresses.module.css';
import { matchesAddress } from './matches-address.ts';

/** Number of addresses that are shown at first, and added by each click on "Show more". A longer list can be searched. */
const pageSize = 12;

/**
 * The address book, the preferred address first. One form is open at a time: of a new address, or of an existing one. A form with typed
 * values is open again after a reload, and after signing in again.
 */
export default function Addresses() {
  const [edited, setEdited] = useState<'new' | string | undefined>(readDraftedAddress);
  const [isExisting, setIsExisting] = useState(false);
  const close = () => setEdited(undefined);
  const edit = (address: 'new' | string) => {
    setIsExisting(false);
    setEdited(address);
  };
  return (
    <CustomerSection>
      {({ addresses = [] }) => (
        <>
          <AddAddress
            count={addresses.length}
            onAdd={() => edit('new')}
            form={
              edited === 'new' ? (
                <AddressForm
                  becomesPreferred={!addresses.some(({ preferred }) => preferred)}
                  known={addresses}
                  onExisting={() => setIsExisting(true)}
                  onClose={close}
                />
              ) : null
            }
          />
          {isExisting ? <ExistingAddressAlert /> : null}
          <AddressBook addresses={addresses} edited={edited} onEdit={edit} onClose={close} />
        </>
      )}
    </CustomerSection>
  );
}

function AddAddress(entry: Pick<ComponentProps<typeof AddEntry>, 'count' | 'onAdd' | 'form'>) {
  return (
    <AddEntry
      {...entry}
      maximum={maxAddresses}
      label={<FormattedMessage id="account.addresses.add" defaultMessage="Add an address" />}
      formHeading={<FormattedMessage id="account.addresses.new-title" defaultMessage="New address" />}
      emptyHeading={<FormattedMessage id="account.addresses.empty" defaultMessage="No addresses yet" />}
      emptyText={
        <FormattedMessage id="account.addresses.empty-text" defaultMessage="Save one here, and the checkout fills it in for you." />
      }
      limitText={
        <FormattedMessage
          id="account.addresses.full"
          defaultMessage="Your address book is full with {count} addresses. Remove one to add another."
          values={{ count: maxAddresses }}
        />
      }
    />
  );
}

function ExistingAddressAlert() {
  return (
    <Alert
      kind="info"
      role="status"
      title={<FormattedMessage id="account.addresses.existing" defaultMessage="Your address book already has this address." />}
    >
      <FormattedMessage
        id="account.addresses.existing-text"
        defaultMessage="Its name and phone number are as they were. To change them, edit the address."
      />
    </Alert>
  );
}

interface AddressBookProps {
  addresses: readonly CustomerAddress[];
  edited: string | undefined;
  onEdit(addressId: string): void;
  onClose(): void;
}

function AddressBook({ addresses, edited, onEdit, onClose }: AddressBookProps) {
  const headingId = useId();
  const [typed, setTyped] = useState('');
  const [shownCount, setShownCount] = useState(() => Math.max(pageSize, addresses.findIndex(({ addressId }) => addressId === edited) + 1));
  const found = addresses.filter((address) => matchesAddress(address, typed));
  const isLong = addresses.length > pageSize;
  const heading = useFocusTarget(addresses, { scrolls: false });
  if (addresses.length === 0) return null;
  return (
    <section className={styles.book} aria-labelledby={headingId}>
      <h2 className="text-section" id={headingId} ref={heading} tabIndex={-1}>
        <FormattedMessage id="account.addresses.saved" defaultMessage="Saved addresses" />
      </h2>
      {isLong ? (
        <TextField
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          label={<FormattedMessage id="account.addresses.find" defaultMessage="Find an address" />}
          help={<FormattedMessage id="account.addresses.find-help" defaultMessage="By name, street, city or postal code." />}
        />
      ) : null}
      <ul className={styles.addresses}>
        {found.slice(0, shownCount).map((address) => (
          <SavedAddress
            key={address.addressId}
            address={address}
            isEdited={edited === address.addressId}
            onEdit={() => onEdit(address.addressId)}
            onClose={onClose}
          />
        ))}
      </ul>
      {isLong ? (
        <ShowMore
          count={
            <span role="status">
              <FormattedMessage
                id="account.addresses.count"
                defaultMessage="{shown, number} of {total, plural, one {# address} other {# addresses}}"
                values={{ shown: Math.min(shownCount, found.length), total: found.length }}
              />
            </span>
          }
          hasMore={found.length > shownCount}
          onMore={() => setShownCount(shownCount + pageSize)}
        >
          <FormattedMessage id="account.addresses.more" defaultMessage="Show more addresses" />
        </ShowMore>
      ) : null}
    </section>
  );
}

interface SavedAddressProps {
  address: CustomerAddress;
  isEdited: boolean;
  onEdit(): void;
  onClose(): void;
}

function SavedAddress({ address, isEdited, onEdit, onClose }: SavedAddressProps) {
  const focusTarget = useFocusTarget(isEdited);
  return (
    <li className={isEdited ? styles.edited : undefined}>
      {isEdited ? (
        <AccountPanel
          heading={<FormattedMessage id="account.addresses.edit-title" defaultMessage="Edit address" />}
          headingRef={focusTarget}
        >
          <AddressForm address={address} onClose={onClose} />
        </AccountPanel>
      ) : (
        <AddressCard address={address} editRef={focusTarget} onEdit={onEdit} />
      )}
    </li>
  );
}

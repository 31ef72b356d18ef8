import type { CustomerAddress } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as panelStyles from '../../ui/panel.module.css';
import { Tag } from '../../ui/tag.tsx';
import { changeCustomer } from '../customer/change-customer.ts';
import * as styles from './addresses.module.css';

export function AddressLines({ address }: { address: CustomerAddress }) {
  const { fullName, address1, address2, city, stateCode, postalCode, countryCode } = address;
  const place = [city, [stateCode, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <address className={styles.lines}>
      {[fullName, address1, address2, place, countryCode].filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

export function AddressCard({ address, onEdit }: { address: CustomerAddress; onEdit(): void }) {
  const [isConfirming, setConfirming] = useState(false);
  const addressName = address.addressId;
  const prefer = useMutation(
    {
      mutationFn: () =>
        changeCustomer((client, customerId) =>
          client.updateCustomerAddress({ params: { customerId, addressName }, body: { preferred: true } }),
        ),
    },
    getQueryClient(),
  );
  const remove = useMutation(
    { mutationFn: () => changeCustomer((client, customerId) => client.removeCustomerAddress({ params: { customerId, addressName } })) },
    getQueryClient(),
  );
  return (
    <div className={`${panelStyles.panel} ${panelStyles.body}`}>
      {address.preferred ? (
        <Tag>
          <FormattedMessage id="account.addresses.preferred" defaultMessage="Preferred" />
        </Tag>
      ) : null}
      <AddressLines address={address} />
      {prefer.isError || remove.isError ? (
        <Alert
          kind="error"
          role="alert"
          title={<FormattedMessage id="account.change-failed" defaultMessage="That didn’t go through. Try again in a minute." />}
        />
      ) : null}
      <div className={styles.actions}>
        <TextButton onClick={onEdit}>
          <FormattedMessage id="account.edit" defaultMessage="Edit" />
        </TextButton>
        {address.preferred ? null : (
          <TextButton aria-busy={prefer.isPending || undefined} onClick={() => prefer.mutate()}>
            <FormattedMessage id="account.addresses.prefer" defaultMessage="Make preferred" />
          </TextButton>
        )}
        {isConfirming ? (
          <>
            <TextButton aria-busy={remove.isPending || undefined} onClick={() => remove.mutate()}>
              <FormattedMessage id="account.remove-confirm" defaultMessage="Yes, remove" />
            </TextButton>
            <TextButton onClick={() => setConfirming(false)}>
              <FormattedMessage id="account.cancel" defaultMessage="Cancel" />
            </TextButton>
          </>
        ) : (
          <TextButton onClick={() => setConfirming(true)}>
            <FormattedMessage id="account.remove" defaultMessage="Remove" />
          </TextButton>
        )}
      </div>
    </div>
  );
}

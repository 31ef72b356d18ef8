import type { CustomerAddress } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../address/index.ts';
import { changeCustomer } from '../../customer/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { TextButton } from '../../ui/button.tsx';
import * as panelStyles from '../../ui/panel.module.css';
import { Tag } from '../../ui/tag.tsx';
import { ChangeFailedAlert } from '../layout/change-failed-alert.tsx';
import { RemoveButton } from '../layout/remove-button.tsx';
import * as styles from './addresses.module.css';

interface AddressCardProps {
  address: CustomerAddress;
  editRef: Ref<HTMLButtonElement>;
  onEdit(): void;
}

export function AddressCard({ address, editRef, onEdit }: AddressCardProps) {
  const addressName = address.addressId;
  const hiddenName = <span className="visually-hidden">: {address.address1}</span>;
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
      <div className={styles.lines}>
        <AddressLines address={address} />
      </div>
      {prefer.isError || remove.isError ? <ChangeFailedAlert /> : null}
      <div className={styles.actions}>
        <TextButton ref={editRef} onClick={onEdit}>
          <FormattedMessage id="account.edit" defaultMessage="Edit" />
          {hiddenName}
        </TextButton>
        {address.preferred ? null : (
          <TextButton busy={prefer.isPending} onClick={() => prefer.mutate()}>
            <FormattedMessage id="account.addresses.prefer" defaultMessage="Make preferred" />
            {hiddenName}
          </TextButton>
        )}
        <RemoveButton isRemoving={remove.isPending} onRemove={() => remove.mutate()} name={address.address1} />
      </div>
    </div>
  );
}

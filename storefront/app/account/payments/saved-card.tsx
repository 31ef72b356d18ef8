import type { Client, CustomerPaymentInstrument } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { CardSummary } from '../../checkout/index.ts';
import { changeCustomer } from '../../customer/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { TextButton } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ChangeFailedAlert } from '../layout/change-failed-alert.tsx';
import { RemoveButton } from '../layout/remove-button.tsx';
import { CardExpiryTag } from './card-expiry-tag.tsx';
import * as styles from './saved-card.module.css';

interface CardParams {
  customerId: string;
  paymentInstrumentId: string;
}

function useCardChange(paymentInstrumentId: string, send: (client: Client, params: CardParams) => Promise<unknown>) {
  return useMutation(
    { mutationFn: () => changeCustomer((client, customerId) => send(client, { customerId, paymentInstrumentId })) },
    getQueryClient(),
  );
}

export function SavedCard({ card }: { card: CustomerPaymentInstrument }) {
  const { paymentInstrumentId, c_isDefault } = card;
  const prefer = useCardChange(paymentInstrumentId, (client, params) =>
    client.updateCustomerPaymentInstrument({ params, body: { c_isDefault: true } }),
  );
  const remove = useCardChange(paymentInstrumentId, (client, params) => client.removeCustomerPaymentInstrument({ params }));
  const name = <CardSummary instrument={card} />;
  return (
    <li className={styles.card}>
      <p className={styles.name}>
        <b>{name}</b>
        {c_isDefault ? (
          <Tag>
            <FormattedMessage id="account.payments.default" defaultMessage="Default" />
          </Tag>
        ) : null}
        <CardExpiryTag paymentCard={card.paymentCard} />
      </p>
      <p className="text-muted">{card.paymentCard.holder}</p>
      {prefer.isError || remove.isError ? <ChangeFailedAlert /> : null}
      <div className={styles.actions}>
        {c_isDefault ? null : (
          <TextButton busy={prefer.isPending} onClick={() => prefer.mutate()}>
            <FormattedMessage id="account.payments.prefer" defaultMessage="Make default" />
            <span className="visually-hidden">: {name}</span>
          </TextButton>
        )}
        <RemoveButton isRemoving={remove.isPending} onRemove={() => remove.mutate()} name={name} />
      </div>
    </li>
  );
}

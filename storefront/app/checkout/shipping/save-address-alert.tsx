import { useMutationState } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { saveAddressKey } from './save-address.ts';

/** Says that the address of the order could not be saved in the account (ERROR-013). */
export function SaveAddressAlert() {
  const statuses = useMutationState({ filters: { mutationKey: saveAddressKey }, select: ({ state }) => state.status }, getQueryClient());
  if (statuses.at(-1) !== 'error') return null;
  return (
    <Alert
      role="status"
      title={
        <FormattedMessage
          id="checkout.save-address-failed"
          defaultMessage="The address is used for this order, but it could not be saved in your account."
        />
      }
    />
  );
}

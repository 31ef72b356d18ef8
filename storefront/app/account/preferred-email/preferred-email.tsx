import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCustomer } from '../../customer/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { customerKey } from '../../sign-in/index.ts';
import { AccountPanel } from '../layout/account-panel.tsx';
import { LoadedSection } from '../layout/loaded-section.tsx';
import { EmailStatus } from '../profile/email-status.tsx';
import { CommunicationForm } from './communication-form.tsx';

const queryKey = [...customerKey, 'communication'] as const;

/** Choices of marketing by email and text message (API-036). */
export default function PreferredEmail() {
  const preferences = useQuery({ queryKey, queryFn: () => getShopper().customerClient.getCommunicationPreferences() }, getQueryClient());
  const { data: customer } = useCustomer();
  return (
    <AccountPanel heading={<FormattedMessage id="account.communication" defaultMessage="What we may send you" />}>
      {customer && !customer.c_emailConfirmed ? (
        <>
          <EmailStatus customer={customer} />
          <p>
            <FormattedMessage
              id="account.communication.unconfirmed"
              defaultMessage="News and offers start, and show here as on, when your address is confirmed."
            />
          </p>
        </>
      ) : null}
      <LoadedSection query={preferences}>
        {(loaded) => <CommunicationForm preferences={loaded} onSaved={() => void getQueryClient().invalidateQueries({ queryKey })} />}
      </LoadedSection>
    </AccountPanel>
  );
}

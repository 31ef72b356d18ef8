import type { CustomerSession } from '@outfitter/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { getShopper } from '../../platform/session/index.ts';
import { customerKey } from '../../sign-in/index.ts';
import { TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useFocusTarget } from '../../ui/hooks/use-focus-target.ts';
import { AccountPanel } from '../layout/account-panel.tsx';
import { LoadedSection } from '../layout/loaded-section.tsx';
import { DeviceName } from './device-name.tsx';
import * as styles from './sessions.module.css';

const queryKey = [...customerKey, 'sessions'] as const;

function useEndSessions() {
  return useMutation(
    {
      mutationFn: async (session: CustomerSession | 'others') => {
        const { customerClient } = getShopper();
        if (session === 'others') await customerClient.endOtherCustomerSessions({ body: {} });
        else await customerClient.endCustomerSession({ params: { sessionId: session.sessionId } });
      },
      onSettled: () => getQueryClient().invalidateQueries({ queryKey }),
    },
    getQueryClient(),
  );
}

export function Sessions() {
  const sessions = useQuery(
    { queryKey, queryFn: async () => (await getShopper().customerClient.getCustomerSessions()).sessions },
    getQueryClient(),
  );
  const end = useEndSessions();
  const heading = useFocusTarget(sessions.data, { scrolls: false });
  return (
    <AccountPanel heading={<FormattedMessage id="account.sessions" defaultMessage="Where you’re signed in" />} headingRef={heading}>
      <LoadedSection query={sessions}>
        {(loaded) => (
          <>
            {end.isError ? (
              <Alert
                kind="error"
                role="alert"
                title={
                  <FormattedMessage id="account.sessions.failed" defaultMessage="The device is still signed in. Try again in a minute." />
                }
              />
            ) : null}
            <ul className={styles.sessions}>
              {loaded.map((session) => (
                <SessionRow key={session.sessionId} session={session} isBusy={end.isPending} onEnd={() => end.mutate(session)} />
              ))}
            </ul>
            {loaded.length > 1 ? (
              <TextButton aria-busy={end.isPending || undefined} onClick={() => end.mutate('others')}>
                <FormattedMessage id="account.sessions.end-others" defaultMessage="Sign out all other devices" />
              </TextButton>
            ) : null}
          </>
        )}
      </LoadedSection>
    </AccountPanel>
  );
}

function SessionRow({ session, isBusy, onEnd }: { session: CustomerSession; isBusy: boolean; onEnd(): void }) {
  const { dateTimeOf } = useDateFormat();
  const { isCurrent, lastUsedAt } = session;
  return (
    <li className={styles.session}>
      <div>
        <b>
          <DeviceName device={session} />
        </b>
        <p className="text-muted">
          {isCurrent ? (
            <CurrentDevice device={session} />
          ) : (
            <FormattedMessage id="account.sessions.last-used" defaultMessage="Last used {date}" values={{ date: dateTimeOf(lastUsedAt) }} />
          )}
        </p>
      </div>
      {isCurrent ? null : (
        <TextButton aria-busy={isBusy || undefined} onClick={onEnd}>
          <FormattedMessage id="account.sessions.end" defaultMessage="Sign out" />
          <span className="visually-hidden">
            {' '}
            <DeviceName device={session} />
          </span>
        </TextButton>
      )}
    </li>
  );
}

const systemsOfComputers = ['Windows', 'macOS', 'Linux', 'ChromeOS'];

/** Names the customer's current device, as far as it is known: tablets are neither phones nor computers. */
function CurrentDevice({ device: { isPhone, system } }: { device: Pick<CustomerSession, 'isPhone' | 'system'> }) {
  if (isPhone) return <FormattedMessage id="account.sessions.this-phone" defaultMessage="This phone, now" />;
  return systemsOfComputers.includes(system) ? (
    <FormattedMessage id="account.sessions.this-computer" defaultMessage="This computer, now" />
  ) : (
    <FormattedMessage id="account.sessions.current" defaultMessage="This device, now" />
  );
}

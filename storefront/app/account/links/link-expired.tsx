import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export const isInvalidLink = ({ code }: { code: string }): boolean => code === 'InvalidLinkException';

export function LinkExpired({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div role="alert">
      <EmptyState
        heading={<FormattedMessage id="sign-in.invalid-link" defaultMessage="This link has expired or was used already." />}
        action={action}
      >
        {children}
      </EmptyState>
    </div>
  );
}

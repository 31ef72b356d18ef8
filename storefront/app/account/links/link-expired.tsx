import { CallError } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export const isInvalidLink = (error: unknown): boolean => error instanceof CallError && error.type === 'InvalidLinkException';

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

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useAccountSync } from '../../platform/session/index.ts';
import { readStoreChoice } from './store-choice.ts';

function isSynchronized(id: string | undefined): boolean {
  const { customerId, isUnsaved } = readStoreChoice();
  return customerId === id && !isUnsaved;
}

/** Synchronizes the chosen store with the account. */
export function useAccountStoreChoice(): void {
  const { locale } = useIntl();
  const synchronize = useCallback(async () => (await import('./account-store-choice.ts')).synchronizeStoreChoice(locale), [locale]);
  useAccountSync(isSynchronized, synchronize);
}

import { CallError, type Store } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { storeQuery } from '../store-query.ts';
import type { ChosenStore } from './chosen-store.ts';
import { forgetStore, updateStore } from './write-store-choice.ts';

/**
 * Fetches the chosen store; undefined without one, while loading, or if the call fails. Updates the stored choice, and deletes it if the
 * shop no longer has the store.
 */
export function useStoreDetails(chosen: Pick<ChosenStore, 'ID'> | undefined): Store | undefined {
  const { locale } = useIntl();
  const ID = chosen?.ID ?? '';
  const { data, error } = useQuery({ ...storeQuery(ID, locale), enabled: chosen !== undefined }, getQueryClient());
  const isGone = (error instanceof CallError && error.status === 404) || data?.closedOverridePermanent === true;
  useEffect(() => {
    if (ID === '') return;
    if (isGone) forgetStore(ID);
    else if (data) updateStore(data);
  }, [isGone, data, ID]);
  return data;
}

import type { Store } from '@outfitter/contract/client';
import { MutationObserver } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { chooseStore } from './choose-store.ts';

export function createChooseStoreObserver(): MutationObserver<unknown, Error, Store> {
  return new MutationObserver<unknown, Error, Store>(getQueryClient(), { mutationFn: chooseStore });
}

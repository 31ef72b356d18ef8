import type { Store } from '@outfitter/contract/client';
import { MutationObserver } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { chooseStore, chooseStoreOfBasket } from './choose-store.ts';

/** Mutation scope, in which choices run one after the other, so that the last one applies in basket, account and device. */
const scope = { id: 'chosen-store' };

export function createChooseStoreObserver(): MutationObserver<unknown, Error, Store> {
  return new MutationObserver<unknown, Error, Store>(getQueryClient(), { scope, mutationFn: chooseStore });
}

export function createBasketStoreObserver(): MutationObserver<unknown, Error, Store> {
  return new MutationObserver<unknown, Error, Store>(getQueryClient(), { scope, mutationFn: chooseStoreOfBasket });
}

import type { Currency } from '@outfitter/contract/client';
import { MutationObserver } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { addItems } from './basket-changes.ts';
import { getBasketStore } from './basket-store.ts';
import type { NewBasketItem } from './removed-items.ts';

export interface Addition {
  items: readonly NewBasketItem[];
  currency: Currency;
}

export function createAddToBasketObserver(): MutationObserver<unknown, Error, Addition> {
  return new MutationObserver<unknown, Error, Addition>(getQueryClient(), {
    mutationFn: ({ items, currency }) => getBasketStore().change(addItems(items, currency)),
  });
}

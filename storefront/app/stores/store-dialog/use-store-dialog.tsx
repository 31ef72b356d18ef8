import type { Store } from '@outfitter/contract/client';
import { type ReactNode, useCallback, useState } from 'react';
import type { StockedItem } from '../../basket/index.ts';
import { useLazyComponent } from '../../platform/lazy.tsx';
import type { ViewedItem } from './viewed-item.ts';

const load = () => import('./store-dialog.tsx');

export interface StoreDialogOptions {
  /** Viewed item: each store shows whether it has it. */
  item?: ViewedItem | undefined;
  /** Items: each store shows how many of them it has. */
  items?: readonly StockedItem[] | undefined;
  hasPickup?: boolean | undefined;
  /** Called when the shopper has chosen a store, which closes the dialog. The store is the shopper's store then. */
  onChoose?(store: Store): void;
}

export interface StoreDialogHandle {
  open(): void;
  /** The code of the dialog is loading, or could not be loaded: `open` tries again. */
  isLoading: boolean;
  hasFailed: boolean;
  dialog: ReactNode;
}

export function useStoreDialog({ onChoose, ...search }: StoreDialogOptions = {}): StoreDialogHandle {
  const [isWanted, setWanted] = useState(false);
  const { Component: StoreDialog, isLoading, hasFailed, load: loadDialog, retry } = useLazyComponent(load, 'interaction');
  const open = useCallback(() => {
    setWanted(true);
    if (hasFailed) retry();
    else loadDialog();
  }, [hasFailed, loadDialog, retry]);
  const dialog = StoreDialog && isWanted ? <StoreDialog {...search} onChoose={onChoose} onClose={() => setWanted(false)} /> : null;
  return { open, isLoading: isWanted && isLoading, hasFailed, dialog };
}

import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PickupStores, StockedItem } from '../../basket/index.ts';
import { pickupStatusOf } from '../chosen-store/chosen-store.ts';
import { useChosenStore } from '../chosen-store/use-chosen-store.ts';
import { useStoreDialog } from './use-store-dialog.tsx';

type OnChoose = NonNullable<Parameters<PickupStores['choose']>[1]>;

/** Returns the chosen store and the dialog, for pages on which items are moved to pickup. Render `dialog` beside them. */
export function usePickupStores(): { pickupStores: PickupStores; dialog: ReactNode } {
  const { locale } = useIntl();
  const { store } = useChosenStore();
  const [items, setItems] = useState<readonly StockedItem[]>([]);
  const pending = useRef<OnChoose>(undefined);
  const onChoose = useCallback<OnChoose>((chosen) => pending.current?.(chosen), []);
  const { open, dialog } = useStoreDialog({ hasPickup: true, items, onChoose });
  const pickupStores = useMemo<PickupStores>(
    () => ({
      store: store && pickupStatusOf(store) === 'offered' ? store : undefined,
      choose(wanted, next) {
        pending.current = next;
        setItems(wanted);
        open();
      },
      follow: (storeId) =>
        import('../chosen-store/follow-store.ts').then(({ followStore }) => followStore(storeId, locale)).catch(() => {}),
    }),
    [store, open, locale],
  );
  return { pickupStores, dialog };
}

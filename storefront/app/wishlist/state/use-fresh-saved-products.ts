import { useQuery } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { savedProductsKey } from './wishlist-cache.ts';
import { getWishlistStore } from './wishlist-store.ts';

/** Fetches which products a customer has saved, maybe on another device: hearts and counts are filled with them. */
export function useFreshSavedProducts(): void {
  const { preferences } = useShop();
  const isHydrated = useHydrated();
  useQuery(
    {
      queryKey: savedProductsKey,
      queryFn: () => getWishlistStore().fetchSavedProducts(),
      enabled: isHydrated,
      staleTime: preferences.queryStaleTime,
    },
    getQueryClient(),
  );
}

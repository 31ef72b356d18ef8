import { useEffect } from 'react';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { useBasketTabState } from './use-basket.ts';

/** Opens the confirmation when a change failed because the basket had already become an order. */
export function useRedirectToPlacedOrder(): void {
  const { placedOrder } = useBasketTabState();
  const navigate = useNavigate();
  useEffect(() => {
    if (placedOrder) void navigate('/checkout/confirmation');
  }, [placedOrder, navigate]);
}

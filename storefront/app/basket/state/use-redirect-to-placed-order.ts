import { useEffect } from 'react';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { useBasketTabState } from './use-basket.ts';

export function useRedirectToPlacedOrder(): void {
  const { placedOrder } = useBasketTabState();
  const navigate = useNavigate();
  useEffect(() => {
    if (placedOrder) void navigate('/checkout/confirmation');
  }, [placedOrder, navigate]);
}

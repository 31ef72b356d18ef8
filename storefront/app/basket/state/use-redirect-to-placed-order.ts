import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useBasketActivity } from './use-basket.ts';

/** Leads to the confirmation where a change of the basket came too late: it had become an order. */
export function useRedirectToPlacedOrder(): void {
  const { placed } = useBasketActivity();
  const navigate = useNavigate();
  useEffect(() => {
    if (placed) void navigate('/checkout/confirmation');
  }, [placed, navigate]);
}

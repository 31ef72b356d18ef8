import { z } from 'zod';
import { shopParams } from './define-endpoint.ts';

export const basketParams = shopParams({ basketId: z.string().max(60) });
export const basketFaults = [
  'BasketNotFoundException',
  'BasketNotReadyException',
  'OrderInProgressException',
  'OrderPlacedException',
] as const;
export const flag = z.enum(['true', 'false']).optional();

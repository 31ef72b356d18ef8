import { z } from 'zod';
import { shipmentTypes } from '../../constants.ts';
import { shopParams } from '../define-endpoint.ts';

export const basketParams = shopParams({ basketId: z.string().max(60) });
export const basketFaults = [
  'BasketNotFoundException',
  'BasketNotReadyException',
  'OrderInProgressException',
  'OrderPlacedException',
] as const;
export const flag = z.enum(['true', 'false']).optional();
export const shipmentType = z.enum(shipmentTypes);
export const storeId = z.string().max(10);
/** Faults of a call that puts items into a pickup shipment. */
export const pickupFaults = ['StoreNotSelectedException', 'StoreNotEligibleException'] as const;

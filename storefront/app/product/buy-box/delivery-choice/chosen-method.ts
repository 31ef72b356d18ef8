/**
 * Delivery method that the shopper has chosen, for all product pages of the visit. While a page edits a basket line, it is the method of
 * that line instead, which changes no other page.
 */
import { type ShipmentType, shipmentTypes } from '@outfitter/contract/client';
import { useSyncExternalStore } from 'react';
import type { NewBasketItem } from '../../../basket/index.ts';
import { readStored, writeStored } from '../../../platform/session/index.ts';

const storageKey = 'outfitter.delivery-method';
const listeners = new Set<() => void>();
let lineMethod: ShipmentType | undefined;

function readMethod(): ShipmentType {
  if (lineMethod) return lineMethod;
  const stored = readStored('session', storageKey);
  return shipmentTypes.find((type) => type === stored) ?? 'ship-to-home';
}

function notify(): void {
  for (const listener of listeners) listener();
}

export function chooseMethod(method: ShipmentType): void {
  if (lineMethod) lineMethod = method;
  else writeStored('session', storageKey, method);
  notify();
}

/** Starts with the method of the line that the page edits. The returned function ends the editing. */
export function editMethod(method: ShipmentType): () => void {
  lineMethod = method;
  notify();
  return () => {
    lineMethod = undefined;
    notify();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useChosenMethod(): ShipmentType {
  return useSyncExternalStore(subscribe, readMethod, () => 'ship-to-home');
}

export type DeliveryFields = Pick<NewBasketItem, 'c_isPickupItem' | 'c_shipmentType' | 'storeId'>;

export interface ChosenDelivery {
  fields: DeliveryFields;
  /** The units of the SKU that the store has while the warehouse has none: they can be picked up. */
  onlyInStore: { productId: string; units: number } | undefined;
}

export function deliveryFields(method: ShipmentType | undefined, storeId: string | undefined): DeliveryFields {
  return method === undefined || method === 'ship-to-home' || storeId === undefined
    ? {}
    : { c_isPickupItem: true, c_shipmentType: method, storeId };
}

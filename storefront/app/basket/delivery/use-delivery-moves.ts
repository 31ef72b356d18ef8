import type { Basket, ProductItem, ShipmentType } from '@outfitter/contract/client';
import { useRef } from 'react';
import { moveItem, setPickupStore, switchPickup } from '../state/basket-changes.ts';
import { moveItems, shipItems } from '../state/group-moves.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import { canBePickedUp, deliveryGroups, deliveryMethodOf, isPickup } from './delivery-method.ts';
import { findPickupStoreError } from './find-pickup-store-error.ts';
import { usePickupStoresContext } from './pickup-stores.ts';

interface Store {
  ID: string;
  name: string;
}

function storeOf({ c_pickupStoreID, shipments }: Basket): Store | undefined {
  const shipment = shipments.find(({ c_isBOPIS }) => c_isBOPIS);
  const ID = shipment?.c_pickupStoreID ?? c_pickupStoreID;
  return shipment && ID !== undefined ? { ID, name: shipment.c_pickupStoreName ?? '' } : undefined;
}

/** Moves lines between delivery methods. Without a store, pickup asks for one first. */
export function useDeliveryMoves(basket: Basket) {
  const stores = usePickupStoresContext();
  const change = useBasketMutation();
  const current = storeOf(basket);
  const store = current ?? stores?.store;

  const pickupItemsWith = (others: readonly ProductItem[] = []) => [
    ...basket.productItems.filter((item) => isPickup(deliveryMethodOf(item))),
    ...others,
  ];
  /** Last move to a store, which is repeated if the shopper chooses another store. */
  const lastAtStore = useRef<{ items: readonly ProductItem[]; act(store: Store): void }>(undefined);
  function atStore(items: readonly ProductItem[], act: (store: Store) => void): void {
    lastAtStore.current = { items, act };
    if (store) act(store);
    else stores?.choose(pickupItemsWith(items), act);
  }

  const moved = change.variables?.patch;
  const focusedAt = useRef(0);
  return {
    /** Store of the items that are collected, or of the next ones to be collected. */
    store,
    pickupItems: pickupItemsWith(),
    canChooseStore: stores !== undefined,
    /** Whether lines can be picked up. False also while the store cannot prepare a pickup: then the shopper is offered others first. */
    canPickUp: stores !== undefined && !findPickupStoreError(basket),
    error: change.isError ? change.error : undefined,
    /** The line whose move failed; undefined if all of a group were moved. */
    failedItemId: change.isError && moved?.kind === 'move' ? moved.itemId : undefined,
    movedItemId: moved?.kind === 'move' ? moved.itemId : undefined,
    /** Whether the last change moved more than one line: all of a group, or all that are collected to another store. */
    isGroupMove: change.variables !== undefined && moved?.kind !== 'move',
    groupMovedTo: moved?.kind === 'move-all' ? moved.to : 'in-store-pickup',
    /** Time of the last move; 0 before the first one. It distinguishes the moves. */
    movedAt: change.submittedAt,
    isDone: change.isSuccess,
    /** Returns whether the moved lines may take the focus: once per move, and again only if nothing else has it. */
    takesFocus(): boolean {
      const isFirst = focusedAt.current !== change.submittedAt;
      focusedAt.current = change.submittedAt;
      return isFirst || document.activeElement === document.body;
    },
    move(item: ProductItem, to: ShipmentType): void {
      if (isPickup(to) && isPickup(deliveryMethodOf(item))) change.mutate(switchPickup(item.itemId, to));
      else if (isPickup(to)) atStore([item], ({ ID }) => change.mutate(moveItem(item.itemId, to, ID)));
      else change.mutate(moveItem(item.itemId, to));
    },
    moveAll(from: ShipmentType, to: ShipmentType): void {
      const items = basket.productItems.filter((item) => deliveryMethodOf(item) === from && canBePickedUp(item));
      if (isPickup(to)) atStore(items, ({ ID }) => change.mutate(moveItems(from, to, ID)));
      else change.mutate(moveItems(from, to));
    },
    changeStore(): void {
      stores?.choose(pickupItemsWith());
    },
    chooseOtherStore(): void {
      const last = lastAtStore.current;
      stores?.choose(pickupItemsWith(last?.items), last?.act);
    },
    pickUpAt(storeId: string): void {
      const move = setPickupStore(storeId);
      change.mutate({
        ...move,
        onSuccess(queryClient) {
          move.onSuccess?.(queryClient);
          void stores?.follow(storeId);
        },
      });
    },
    shipAll(): void {
      const [first, ...others] = deliveryGroups(basket.productItems, basket.shipments)
        .map(({ type }) => type)
        .filter(isPickup);
      if (first) change.mutate(shipItems([first, ...others]));
    },
  };
}

export type DeliveryMoves = ReturnType<typeof useDeliveryMoves>;

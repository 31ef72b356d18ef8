import type { GuestMerge } from '@outfitter/contract/client';

/** A merge as its notice shows it. */
export interface ReportedMerge extends GuestMerge {
  /** Number of changes that a cookie had no room for. */
  omittedChanges?: number;
}

export const countChanges = ({ shortfalls, movedItems, droppedCoupons, wishlistCuts }: GuestMerge): number =>
  shortfalls.length + movedItems.length + droppedCoupons.length + wishlistCuts.length;

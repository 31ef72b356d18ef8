/**
 * Port to the source of availability: what can be shipped, picked up or shipped to a store, and when. Requests and responses are those of
 * the contract's `MAO-CartAtp`, which order-management systems speak.
 */
import type { CartAtpRequest, CartAtpResponse } from '@outfitter/contract';

export interface AvailabilityPromises {
  /** Throws if the source cannot be reached; `configured-availability.ts` handles that. */
  cartAtp(request: CartAtpRequest, at: Date): Promise<CartAtpResponse>;
}

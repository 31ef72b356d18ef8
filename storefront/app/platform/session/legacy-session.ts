import type { Client } from '@outfitter/contract/client';

/**
 * Creates the session of the platform's legacy API, when a basket is created and when the customer becomes registered (BASKET-008).
 * Nothing in the shop depends on it.
 */
export function createLegacySession(client: Client): void {
  void client.createLegacySession({ body: {} }).catch(() => {});
}

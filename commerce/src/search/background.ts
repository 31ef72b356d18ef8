import { z } from 'zod';
import { publishSkuChanges, styleChanged } from '../catalog/style-changes.ts';
import { skuIdsInStores } from '../inventory/location-stock.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { storeChanged } from '../stores/index.ts';
import type { Schedule } from '../worker.ts';
import { refreshListedStock, refreshStaleDocuments, updateDocuments } from './indexing/update-documents.ts';

const payload = z.object({ styleIds: z.array(z.string()) });
const storePayload = z.object({ storeId: z.string() });

export const handlers: readonly EventHandler[] = [
  {
    name: 'feed-search',
    kind: styleChanged,
    handle: async (event, { tx, clock }) => updateDocuments(tx, payload.parse(event.payload).styleIds, clock.now()),
  },
  {
    // The stores domain comes before inventory and the catalog, so it does not know which styles they have.
    name: 'publish-styles-of-store',
    kind: storeChanged,
    async handle(event, { tx, clock }) {
      await publishSkuChanges(tx, await skuIdsInStores(tx, storePayload.parse(event.payload).storeId), clock.now());
    },
  },
];

export const schedules: readonly Schedule[] = [
  {
    name: 'refresh-search',
    everySeconds: 30,
    run: async ({ database, clock }) => void (await refreshStaleDocuments(database.db, clock.now())),
  },
  {
    name: 'settle-listings',
    everySeconds: 60,
    run: async ({ database, clock }) => void (await refreshListedStock(database.db, clock.now())),
  },
];

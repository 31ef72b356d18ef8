import { z } from 'zod';
import { styleChanged } from '../catalog/style-changes.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import type { Schedule } from '../worker.ts';
import { refreshStaleDocuments, settleListings, updateDocuments } from './indexing/update-documents.ts';

const payload = z.object({ styleIds: z.array(z.string()) });

export const handlers: readonly EventHandler[] = [
  {
    name: 'feed-search',
    kind: styleChanged,
    handle: async (event, { tx, clock }) => updateDocuments(tx, payload.parse(event.payload).styleIds, clock.now()),
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
    run: async ({ database, clock }) => void (await settleListings(database.db, clock.now())),
  },
];

import type { Schedule } from '../worker.ts';
import { updatePopularSearches } from './popular-searches.ts';

export const schedules: readonly Schedule[] = [
  {
    name: 'count-searched-phrases',
    everySeconds: 900,
    run: async ({ database: { db }, clock }) => void (await updatePopularSearches(db, clock.now())),
  },
];

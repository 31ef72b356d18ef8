/** What the worker does for activities. */
import { lt } from 'drizzle-orm';
import type { Schedule } from '../worker.ts';
import { activities } from './tables.ts';

/** Milliseconds for which an activity is kept: a season, to compare with the one before. */
export const activityRetention = 90 * 24 * 60 * 60 * 1000;

export const schedules: readonly Schedule[] = [
  {
    name: 'forget-old-activities',
    everySeconds: 3_600,
    run: async ({ database: { db }, clock }) => {
      await db.delete(activities).where(lt(activities.happenedAt, new Date(clock.now().getTime() - activityRetention)));
    },
  },
];

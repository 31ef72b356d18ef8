import { lt } from 'drizzle-orm';
import type { Schedule } from '../worker.ts';
import { activities } from './tables.ts';

/** Retention of activities in milliseconds: 90 days. */
export const activityRetention = 90 * 24 * 60 * 60 * 1000;

export const schedules: readonly Schedule[] = [
  {
    name: 'delete-old-activities',
    everySeconds: 3_600,
    run: async ({ database: { db }, clock }) => {
      await db.delete(activities).where(lt(activities.happenedAt, new Date(clock.now().getTime() - activityRetention)));
    },
  },
];

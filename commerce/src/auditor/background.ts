import type { Schedule } from '../worker.ts';
import { audit } from './audit.ts';

export const schedules: readonly Schedule[] = [
  {
    name: 'audit',
    everySeconds: 3_600,
    run: async ({ database, clock, log }) => {
      for (const violation of await audit(database.pool, clock.now())) log.error(violation, 'the data breaks an invariant');
    },
  },
];

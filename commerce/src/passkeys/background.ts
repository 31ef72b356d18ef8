import type { Schedule } from '../worker.ts';
import { deleteExpiredChallenges } from './challenges.ts';

export const schedules: readonly Schedule[] = [
  {
    name: 'delete-passkey-challenges',
    everySeconds: 3600,
    run: ({ database, clock }) => deleteExpiredChallenges(database.db, clock.now()),
  },
];

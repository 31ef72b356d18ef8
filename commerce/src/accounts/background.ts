import type { Schedule } from '../worker.ts';
import { completeErasures } from './complete-erasures.ts';
import { repeatDeferredMerges } from './merge-guest.ts';

export const schedules: readonly Schedule[] = [
  { name: 'merge-deferred-baskets', everySeconds: 15, run: repeatDeferredMerges },
  { name: 'complete-erasures', everySeconds: 86_400, run: completeErasures },
];

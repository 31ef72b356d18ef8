import type { Schedule } from '../worker.ts';
import { repeatDeferredMerges } from './merge-guest.ts';

export const schedules: readonly Schedule[] = [{ name: 'merge-deferred-baskets', everySeconds: 15, run: repeatDeferredMerges }];

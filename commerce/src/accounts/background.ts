import type { Schedule } from '../worker.ts';
import { completeErasures } from './complete-erasures.ts';

export const schedules: readonly Schedule[] = [{ name: 'complete-erasures', everySeconds: 86_400, run: completeErasures }];

import type { Schedule } from '../worker.ts';
import { deleteOldGuestLists } from './delete-old-guest-lists.ts';

export const schedules: readonly Schedule[] = [{ name: 'forget-guest-lists', everySeconds: 86_400, run: deleteOldGuestLists }];

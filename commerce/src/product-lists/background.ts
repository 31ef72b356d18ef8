import type { Schedule } from '../worker.ts';
import { deleteInactiveGuestLists } from './delete-inactive-guest-lists.ts';

export const schedules: readonly Schedule[] = [{ name: 'delete-guest-lists', everySeconds: 86_400, run: deleteInactiveGuestLists }];

import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { type NewDeviceMailOptions, newDeviceMailHandler } from './devices/new-device-mail.ts';

export function handlers(mail: NewDeviceMailOptions): EventHandler[] {
  return [newDeviceMailHandler(mail)];
}

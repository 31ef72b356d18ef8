/** When chat is open. Pure, and without a library: server and page decide by the same function. */
import { weekdays } from '../constants.ts';

/** From the hour `start` until before the hour `end`; a day that is left out has no chat. */
export type ChatHours = Partial<Record<(typeof weekdays)[number], { start: number; end: number }>>;

const timeFormats = new Map<string, Intl.DateTimeFormat | undefined>();

/** The clock of an IANA zone; `undefined` where there is no such zone. */
function timeFormatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (!timeFormats.has(zone)) {
    try {
      timeFormats.set(zone, new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'long', hour: 'numeric', hourCycle: 'h23' }));
    } catch {
      timeFormats.set(zone, undefined);
    }
  }
  return timeFormats.get(zone);
}

/**
 * Whether chat is open at an instant: the hour on the zone's clock is at least that weekday's start and below its end
 * (CHAT-001). Hours that are none, a zone that is none and an invalid instant mean that it is not.
 */
export function isChatAvailable(hours: ChatHours, zone: string, instant: Date): boolean {
  const clock = Number.isNaN(instant.getTime()) ? undefined : timeFormatOf(zone);
  if (!clock) return false;
  const parts = clock.formatToParts(instant);
  const said = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const weekday = weekdays.find((day) => day === said('weekday').toLowerCase());
  const today = weekday && hours[weekday];
  const hour = Number(said('hour'));
  return today !== undefined && today !== null && hour >= today.start && hour < today.end;
}

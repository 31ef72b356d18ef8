import { weekdays } from '../constants.ts';

/** Open from the hour `start` until before the hour `end`; a missing day has no chat. */
export type ChatHours = Partial<Record<(typeof weekdays)[number], { start: number; end: number }>>;

const timeFormats = new Map<string, Intl.DateTimeFormat | undefined>();

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
 * Returns whether chat is open at an instant, by the zone's wall clock (CHAT-001). An unknown zone or an invalid instant means closed.
 */
export function isChatAvailable(hours: ChatHours, zone: string, instant: Date): boolean {
  const clock = Number.isNaN(instant.getTime()) ? undefined : timeFormatOf(zone);
  if (!clock) return false;
  const parts = clock.formatToParts(instant);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const weekday = weekdays.find((day) => day === partOf('weekday').toLowerCase());
  const today = weekday && hours[weekday];
  const hour = Number(partOf('hour'));
  return today !== undefined && today !== null && hour >= today.start && hour < today.end;
}

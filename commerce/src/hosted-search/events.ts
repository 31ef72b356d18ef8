import { maxHostedEvents } from '@outfitter/contract';
import { z } from 'zod';
import { findUnstorable } from '../platform/find-unstorable.ts';
import { jsonPath } from '../platform/json-path.ts';
import { failure, ok, type Result } from '../platform/result.ts';

const dayMs = 86_400_000;
const maxAgeMs = 4 * dayMs;
const maxAheadMs = 0.1 * dayMs;

const objectIDs = z.array(z.string().min(1).max(512)).min(1).max(20);
const amount = z.union([z.number(), z.string().max(40)]);
const token = z.union([z.string().regex(/^[\w=+/-]{1,129}$/), z.int()]).transform(String);

const eventSchema = z
  .strictObject({
    eventType: z.enum(['click', 'conversion', 'view']),
    eventSubtype: z.enum(['addToCart', 'purchase']).optional(),
    eventName: z.string().regex(/^[\x20-\x7e]{1,64}$/),
    index: z.string().min(1).max(256),
    userToken: token,
    authenticatedUserToken: token.optional(),
    timestamp: z.int().optional(),
    queryID: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
    objectIDs: objectIDs.optional(),
    positions: z.array(z.int().min(1)).min(1).max(20).optional(),
    filters: z.array(z.string().max(500)).min(1).max(10).optional(),
    objectData: z
      .array(
        z.strictObject({
          queryID: z.string().max(64).optional(),
          price: amount.optional(),
          discount: amount.optional(),
          quantity: z.int().optional(),
        }),
      )
      .max(20)
      .optional(),
    objectIDsWithInferredQueryID: z.array(z.string().max(512)).max(20).optional(),
    value: amount.optional(),
    currency: z.string().max(10).optional(),
    algoliaSource: z.array(z.string().max(64)).max(10).optional(),
  })
  .refine(({ objectIDs, filters }) => (objectIDs === undefined) !== (filters === undefined), {
    path: ['objectIDs'],
    message: 'either objectIDs or filters are required',
  })
  .refine(
    ({ eventType, queryID, positions, objectIDs }) =>
      eventType !== 'click' || queryID === undefined || positions?.length === objectIDs?.length,
    {
      path: ['positions'],
      message: 'a click after a search needs one position for each of objectIDs',
    },
  )
  .refine(({ eventType, positions }) => positions === undefined || eventType === 'click', {
    path: ['positions'],
    message: 'only a click has positions',
  })
  .refine(({ eventSubtype, eventType }) => eventSubtype === undefined || eventType === 'conversion', {
    path: ['eventSubtype'],
    message: 'only a conversion has a subtype',
  });

export interface HostedEvent {
  kind: 'hostedClick' | 'hostedConversion' | 'hostedView';
  visitorId: string;
  happenedAt: Date;
  details: Record<string, unknown>;
}
const kinds = { click: 'hostedClick', conversion: 'hostedConversion', view: 'hostedView' } as const;

function invalidEvent(path: readonly PropertyKey[], message: string) {
  const location = jsonPath(['events', ...path]);
  return failure('InvalidEventException', `${location}: ${message}`, { path: location, in: 'body' });
}

/**
 * Parses all events, or fails for the first invalid one. The result contains the visitor's random id and no other personal data; the token
 * of a signed-in visitor is dropped (API-084).
 */
export function parseEvents(events: readonly unknown[], now: Date): Result<HostedEvent[], 'InvalidEventException'> {
  if (events.length === 0) return invalidEvent([], 'there is none');
  if (events.length > maxHostedEvents) return invalidEvent([], `there are more than ${maxHostedEvents}`);
  const parsedEvents: HostedEvent[] = [];
  for (const [index, event] of events.entries()) {
    const parsed = findUnstorable(event) ? undefined : eventSchema.safeParse(event);
    const issue = parsed?.error?.issues[0];
    if (!parsed?.success) return invalidEvent([index, ...(issue?.path ?? [])], issue?.message ?? 'cannot be stored');
    const { eventType, userToken, authenticatedUserToken: _, timestamp = now.getTime(), ...details } = parsed.data;
    if (timestamp < now.getTime() - maxAgeMs || timestamp > now.getTime() + maxAheadMs) {
      return invalidEvent([index, 'timestamp'], 'is not within the last four days');
    }
    parsedEvents.push({ kind: kinds[eventType], visitorId: userToken, happenedAt: new Date(timestamp), details });
  }
  return ok(parsedEvents);
}

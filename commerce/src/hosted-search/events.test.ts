import { describe, expect, it } from 'vitest';
import { valueOrFault } from '../platform/http/fault.ts';
import { parseEvents } from './events.ts';

const now = new Date('2026-11-21T15:00:00Z');
const click = { eventType: 'click', eventName: 'Tile', index: 'products', userToken: 'visitor-1', objectIDs: ['4117'] };
const queryID = 'a'.repeat(32);
const errorOf = (...events: unknown[]): string => {
  const result = parseEvents(events, now);
  return result.ok ? 'none' : result.message;
};

describe('hosted-search events', () => {
  it("are stored with the visitor's random id and without the signed-in user", () => {
    expect(valueOrFault(parseEvents([{ ...click, authenticatedUserToken: 'dale', timestamp: now.getTime() - 1_000 }], now))).toEqual([
      {
        kind: 'hostedClick',
        visitorId: 'visitor-1',
        happenedAt: new Date(now.getTime() - 1_000),
        details: { eventName: 'Tile', index: 'products', objectIDs: ['4117'] },
      },
    ]);
  });

  it('name the search interface that sent them by itself', () => {
    const algoliaSource = ['instantsearch', 'instantsearch-internal'];
    expect(valueOrFault(parseEvents([{ ...click, algoliaSource }], now))).toMatchObject([{ details: { algoliaSource } }]);
  });

  const invalid: [unknown, string][] = [
    [{ ...click, algoliaSource: 'instantsearch' }, '$.events[0].algoliaSource'],
    [{ ...click, algoliaSource: ['x'.repeat(65)] }, '$.events[0].algoliaSource[0]'],
    ['click', '$.events[0]'],
    [{ ...click, eventType: 'hover' }, '$.events[0].eventType'],
    [{ ...click, eventName: '' }, '$.events[0].eventName'],
    [{ ...click, userToken: 'dale@example.com' }, '$.events[0].userToken'],
    [{ ...click, email: 'dale@example.com' }, '$.events[0]'],
    [{ ...click, objectIDs: [] }, '$.events[0].objectIDs'],
    [{ ...click, objectIDs: undefined }, '$.events[0].objectIDs'],
    [{ ...click, queryID }, '$.events[0].positions'],
    [{ ...click, queryID, positions: [1, 2] }, '$.events[0].positions'],
    [{ ...click, eventType: 'view', positions: [1] }, '$.events[0].positions'],
    [{ ...click, eventSubtype: 'purchase' }, '$.events[0].eventSubtype'],
    [{ ...click, timestamp: now.getTime() - 5 * 86_400_000 }, '$.events[0].timestamp'],
    [{ ...click, eventName: 'a\u0000b' }, '$.events[0]'],
  ];
  it.each(invalid)('are rejected with the path of the invalid value: %j', (event, at) => {
    expect(errorOf(event).startsWith(`${at}:`)).toBe(true);
  });

  it('are rejected if there are none or too many', () => {
    expect(errorOf()).toContain('there is none');
    expect(errorOf(...Array(1_001).fill(click))).toContain('more than 1000');
  });
});

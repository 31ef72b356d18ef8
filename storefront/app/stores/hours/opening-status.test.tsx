// @vitest-environment happy-dom
import type { Store } from '@outfitter/contract/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { mountScreens } from '../../platform/testing/mount.tsx';
import { setBrowserDate } from '../../platform/testing/set-browser-date.ts';
import { buildStore } from '../testing/store-builder.ts';
import { OpeningStatus } from './opening-status.tsx';

const open = buildStore();
const shut = { is: 'shut', opens: '09:00', opensAt: '2026-11-21T15:00:00.000Z', date: '2026-11-21', inDays: 1, weekday: 5 } as const;

async function textAt(time: string, store: Store = open): Promise<string> {
  setBrowserDate(time);
  const { container, unmount } = mountScreens({ stores: <OpeningStatus store={store} /> }, '/stores');
  await vi.waitFor(() => expect(container.textContent).not.toBe(''));
  const text = container.textContent ?? '';
  unmount();
  return text;
}

it('STORE-001 the browser counts the minutes of the last hour, and knows when a cached page is out of date', async () => {
  expect(await textAt('2026-11-20T21:00:00Z')).toBe('Open until 8\u00a0PM');
  expect(await textAt('2026-11-21T00:59:59Z')).toBe('Open until 8\u00a0PM');
  expect(await textAt('2026-11-21T01:35:00Z')).toBe('Closes in 25 minutes');
  expect(await textAt('2026-11-21T01:59:20Z')).toBe('Closes in 1 minute');
  expect(await textAt('2026-11-21T02:00:00Z')).toBe('Closed now');
  expect(await textAt('2026-11-21T15:00:00Z', buildStore({ c_door: shut }))).toBe('Open now');
});

it('STORE-001 a closed store says when it opens: today, tomorrow, on a weekday, on a date, or after a closure', async () => {
  const now = '2026-11-20T03:00:00Z';
  const door = (change: { inDays?: number; date?: string }) => buildStore({ c_door: { ...shut, ...change } });
  expect(await textAt(now, door({ inDays: 0 }))).toBe('Closed, opens 9\u00a0AM today');
  expect(await textAt(now, door({}))).toBe('Closed, opens 9\u00a0AM tomorrow');
  expect(await textAt(now, door({ inDays: 3 }))).toBe('Closed, opens 9\u00a0AM on Saturday');
  expect(await textAt(now, door({ inDays: 8, date: '2026-11-28' }))).toBe('Closed, opens 9\u00a0AM on Sat,\u00a0Nov\u00a028');
  const closure = { ...door({ inDays: 15, date: '2026-12-05' }), closedOverride: true };
  expect(await textAt(now, closure)).toBe('Temporarily closed, opens Sat,\u00a0Dec\u00a05 at 9\u00a0AM');
  const untilNextYear = { ...door({ inDays: 132, date: '2027-04-01' }), closedOverride: true };
  expect(await textAt(now, untilNextYear)).toBe('Temporarily closed, opens Thu,\u00a0Apr\u00a01,\u00a02027 at 9\u00a0AM');
  expect(await textAt(now, buildStore({ c_door: { is: 'closed', isPermanent: false } }))).toBe('Closed until further notice');
  expect(await textAt(now, buildStore({ c_door: { is: 'closed', isPermanent: true } }))).toBe('Permanently closed');
});

it('the HTML of the server contains no minutes, so that it can be cached', () => {
  setBrowserDate('2026-11-21T01:35:00Z');
  const html = renderToString(
    <IntlProvider locale="en-US" defaultLocale="en-US" onError={() => undefined}>
      <OpeningStatus store={open} />
    </IntlProvider>,
  );
  expect(html).toContain('Open until');
});

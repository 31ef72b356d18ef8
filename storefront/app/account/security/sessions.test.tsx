// @vitest-environment happy-dom
import type { CustomerSession } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { Sessions } from './sessions.tsx';

const buildSession = (changes: Partial<CustomerSession>): CustomerSession => ({
  sessionId: 's1',
  browser: 'Chrome',
  system: 'Windows',
  isPhone: false,
  signedInAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-26T10:00:00.000Z',
  expiresAt: '2027-01-20T10:00:00.000Z',
  isCurrent: true,
  ...changes,
});

it.each([
  ['phone', { system: 'Android', isPhone: true }, 'Chrome on AndroidThis phone, now'],
  ['computer', {}, 'Chrome on WindowsThis computer, now'],
  ['tablet', { browser: 'Safari', system: 'iPadOS' }, 'Safari on iPadOSThis device, now'],
])('the list of signed-in devices says which of them is this %s', async (_, changes, text) => {
  const other = buildSession({ sessionId: 's2', browser: 'Firefox', system: 'Linux', isCurrent: false });
  openTab(
    null,
    { 'GET sessions': () => respondWith({ sessions: [buildSession(changes), other] }) },
    { firstName: 'Dale', email: 'd@e.ca' },
  );
  const { container } = mountScreens({ '': <Sessions /> }, '/');
  const rows = () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toBe(text);
  expect(rows()[1]).toMatch(/^Firefox on LinuxLast used Nov 26, 2026/);
});

it('the heading of the list has the focus when a device was signed out', async () => {
  let sessions = [buildSession({}), buildSession({ sessionId: 's2', browser: 'Firefox', system: 'Linux', isCurrent: false })];
  openTab(
    null,
    {
      'GET sessions': () => respondWith({ sessions }),
      'DELETE s2': () => {
        sessions = [buildSession({})];
        return new Response(null, { status: 204 });
      },
    },
    { firstName: 'Dale', email: 'd@e.ca' },
  );
  const { container } = mountScreens({ '': <Sessions /> }, '/');
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(2));
  const button = findByText(container, 'button', 'Sign out Firefox on Linux');
  button.focus();
  button.click();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Where you’re signed in'));
  expect(container.querySelectorAll('li')).toHaveLength(1);
});

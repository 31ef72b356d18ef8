// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { openTab } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { MenuTools } from '../menu/menu-tools.tsx';
import { AccountButton } from './account-button.tsx';

const dale = { firstName: 'Dale', email: 'dale@example.com' };

async function openHeader(customer?: typeof dale) {
  openTab(null, {}, customer);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const { container } = mountScreens({ '': <AccountButton /> }, '/');
  await waitFor(() => expect(container.querySelector('a')).not.toBeNull());
  return container;
}

describe('the account button', () => {
  it('SHELL-006 SHELL-007 shows the first name of a customer, and goes to /account', async () => {
    const container = await openHeader(dale);
    await waitFor(() => expect(findByText(container, 'a', 'Hello, Dale').getAttribute('href')).toBe('/account'));
  });

  it('SHELL-008 opens the sign-in dialog for a guest, and is a link to /login where there is no room for it', async () => {
    const container = await openHeader();
    expect(findByText(container, 'a', 'Sign in').getAttribute('href')).toBe('/login?returnTo=%2F');
    findByText(container, 'button', 'Sign in').click();
    await waitFor(() => expect(container.querySelector('dialog')?.open).toBe(true));
    expect(container.querySelector('dialog input[name="password"]')).not.toBeNull();
  });

  it('SHELL-016 opens the pop-over of a customer after 200 ms under the pointer, and closes it 100 ms after that', async () => {
    const container = await openHeader(dale);
    const toggle = () => container.querySelector<HTMLButtonElement>('button[aria-controls="account-flyout"]');
    await waitFor(() => expect(toggle()).not.toBeNull());
    const isOpen = () => toggle()?.getAttribute('aria-expanded') === 'true';
    const point = (type: 'pointerover' | 'pointerout') =>
      toggle()!.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const delays = () => timers.mock.calls.map(([, delay]) => delay);
    point('pointerover');
    expect(delays()).toContain(200);
    expect(isOpen()).toBe(false);
    await waitFor(() => expect(isOpen()).toBe(true));
    timers.mockClear();
    point('pointerout');
    expect(delays()).toContain(100);
    expect(isOpen()).toBe(true);
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});

describe('the account button of the menu', () => {
  it.each([
    ['a guest to /login and back', undefined, 'Sign in', '/login?returnTo=%2F'],
    ['a customer to /account', dale, 'Dale', '/account'],
  ] as const)('SHELL-009 takes %s', async (_, customer, text, href) => {
    openTab(null, {}, customer);
    const { container } = mountScreens({ '': <MenuTools /> }, '/');
    await waitFor(() => expect(findByText(container, 'a', text).getAttribute('href')).toBe(href));
  });
});

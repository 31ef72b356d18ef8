// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountScreens } from '../platform/testing/mount.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const mount = () => mountScreens({ '/gone': <NotFoundPage />, '/': 'Home page' }, '/gone');
/** Lets React render and run effects, which it schedules with immediates, without advancing the clock. */
async function settle() {
  for (let immediate = 0; immediate < 5; immediate++) await new Promise((resolve) => setImmediate(resolve));
}
/** Advances the clock second by second, because each second schedules the next one. */
async function pass(seconds: number) {
  await settle();
  for (let second = 0; second < seconds; second++) {
    vi.advanceTimersByTime(1000);
    await settle();
  }
}

describe('the 404 page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('ERROR-022 ERROR-023 shows the seconds until the redirect without announcing them, and redirects after five', async () => {
    const { container, router } = mount();
    await settle();
    expect(container.textContent).toContain('You will be redirected to the home page shortly.');
    for (const seconds of [5, 4, 3, 2, 1]) {
      const text = seconds === 1 ? 'Home page in 1 second.' : `Home page in ${seconds} seconds.`;
      const countdown = [...container.querySelectorAll('[aria-hidden="true"]')].find((element) => element.textContent === text);
      expect(countdown, text).toBeDefined();
      expect(container.querySelector('[role="status"]')?.textContent).toBe('');
      expect(router.state.location.pathname).toBe('/gone');
      await pass(1);
    }
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each(['keydown', 'input', 'pointerdown', 'scroll'])('ERROR-023 stays after the event %s, and announces it once', async (type) => {
    const { container, router } = mount();
    await pass(2);
    window.dispatchEvent(new Event(type));
    await settle();
    expect(container.querySelector('[role="status"]')?.textContent).toBe('Not anymore: you’re staying on this page.');
    expect(container.querySelector('button')).toBeNull();
    expect(container.textContent).not.toContain('You will be redirected');
    await pass(10);
    expect(router.state.location.pathname).toBe('/gone');
  });

  it('ERROR-023 the focus on a control stops the redirect, the focus on the heading of a new page does not', async () => {
    const { container, router } = mount();
    await pass(1);
    container.querySelector('h1')?.focus();
    await settle();
    expect(container.querySelector('button')).not.toBeNull();
    container.querySelector('a')?.focus();
    await settle();
    expect(container.querySelector('button')).toBeNull();
    await pass(10);
    expect(router.state.location.pathname).toBe('/gone');
  });
});

/** How far what a shopper sees moves by itself. */
import type { Page } from '@playwright/test';

interface ShiftWatch {
  /** How far the layout has moved without the shopper doing it. */
  sum(): Promise<number>;
  /** Counts from now on: one page that takes the place of another is no shift of either. */
  startAnew(): Promise<void>;
}
type Watching = typeof globalThis & { shifts: { at: number; value: number }[]; watchedFrom: number };

/** From the page's first moment on. */
export async function measureLayoutShift(page: Page): Promise<ShiftWatch> {
  await page.addInitScript(() => {
    const watching = globalThis as Watching;
    watching.shifts = [];
    watching.watchedFrom = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) watching.shifts.push({ at: entry.startTime, value: entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    sum: () =>
      page.evaluate(() => {
        const { shifts, watchedFrom } = globalThis as Watching;
        return shifts.reduce((sum, { at, value }) => (at < watchedFrom ? sum : sum + value), 0);
      }),
    startAnew: () =>
      page.evaluate(() => {
        (globalThis as Watching).watchedFrom = performance.now();
      }),
  };
}

import type { Page } from '@playwright/test';

interface ShiftWatch {
  /** Returns the sum of layout shifts without recent input. */
  sum(): Promise<number>;
  /** Restarts the sum, for example after a navigation in the browser. */
  startAnew(): Promise<void>;
}
type Watching = typeof globalThis & { shifts: { at: number; value: number }[]; watchedFrom: number };

/** Starts measuring before the page loads. */
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

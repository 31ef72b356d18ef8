import type { Page } from '@playwright/test';

interface ShiftWatch {
  sum(): Promise<number>;
  restart(): Promise<void>;
}
type ShiftWindow = typeof globalThis & { shifts: { at: number; value: number }[]; countedFrom: number };

export async function measureLayoutShift(page: Page): Promise<ShiftWatch> {
  await page.addInitScript(() => {
    const shiftWindow = globalThis as ShiftWindow;
    shiftWindow.shifts = [];
    shiftWindow.countedFrom = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shiftWindow.shifts.push({ at: entry.startTime, value: entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    sum: () =>
      page.evaluate(() => {
        const { shifts, countedFrom } = globalThis as ShiftWindow;
        return shifts.reduce((sum, { at, value }) => (at < countedFrom ? sum : sum + value), 0);
      }),
    restart: () =>
      page.evaluate(() => {
        (globalThis as ShiftWindow).countedFrom = performance.now();
      }),
  };
}

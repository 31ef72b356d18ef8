import { onTestFinished, vi } from 'vitest';

/** Sets the date of the browser until the test is finished. Timers run as usual. */
export function setBrowserDate(date: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) });
  onTestFinished(() => void vi.useRealTimers());
}

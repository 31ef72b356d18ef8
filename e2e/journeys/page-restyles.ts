import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Factor by which the processor is slowed down. On a fast one, the changes of many tasks are restyled at once, before the same frame. */
const processorSlowdown = 4;

/** Returns how often the browser computed the style of at least a third of the page's elements while `act` ran, on a slow processor. */
export async function countPageRestyles(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] }, transferMode: 'ReportEvents' });
  await act();
  const total = await page.evaluate(() => document.querySelectorAll('*').length);
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  return events.filter(({ name, args }) => name === 'UpdateLayoutTree' && (args.elementCount ?? 0) >= total / 3).length;
}

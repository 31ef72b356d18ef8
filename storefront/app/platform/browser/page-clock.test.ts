import { expect, it, vi } from 'vitest';
import { pageNow } from './page-clock.ts';

it('PREVIEW-001 the page clock starts at the previewed date', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.spyOn(performance, 'now').mockReturnValue(1_500);
  vi.spyOn(Date, 'now').mockReturnValue(7);
  expect(pageNow('{"time":1795000000000}')).toBe(1_795_000_001_500);
  expect(pageNow('{}')).toBe(7);
  expect(pageNow()).toBe(7);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

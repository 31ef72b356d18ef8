import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { withFallback } from './service-fallback.ts';

describe('the fallback of a service', () => {
  it('responds for each failure, and alone after five of them for 30 seconds', async () => {
    const clock = fixedClock('2026-11-21T15:00:00Z');
    const failures: unknown[] = [];
    let calls = 0;
    let isDown = true;
    const service = async (place: string) => {
      calls += 1;
      if (isDown) throw new Error('down');
      return { from: 'service', place };
    };
    const ask = withFallback(service, async (place) => ({ from: 'fallback', place }), {
      clock,
      onFailure: (error) => failures.push(error),
    });
    const askAfter = (seconds: number) => {
      clock.advance(seconds * 1_000);
      return ask('Ely');
    };
    for (let second = 0; second < 8; second += 1) expect(await askAfter(1)).toEqual({ from: 'fallback', place: 'Ely' });
    expect([calls, failures.length]).toEqual([5, 5]);
    isDown = false;
    // 26 seconds after the last failure, then 31.
    expect(await askAfter(23)).toMatchObject({ from: 'fallback' });
    expect(await askAfter(5)).toMatchObject({ from: 'service' });
    expect(await askAfter(1)).toMatchObject({ from: 'service' });
    expect(calls).toBe(7);
  });

  it('lets one call try the service after the pause, while the others do not wait', async () => {
    const clock = fixedClock('2026-11-21T15:00:00Z');
    let calls = 0;
    const service = async () => {
      calls += 1;
      throw new Error('down');
    };
    const ask = withFallback(service, async () => ({ from: 'fallback' }), { clock, onFailure: () => undefined });
    for (let call = 0; call < 5; call += 1) await ask();
    clock.advance(30_000);
    await Promise.all([ask(), ask(), ask()]);
    expect(calls).toBe(6);
  });
});

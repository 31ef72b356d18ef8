import { createMetrics } from '@outfitter/commerce';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdmissionControl } from './admission-control.ts';
import { createAdmissionCounter, registerAdmissionGauges } from './admission-metrics.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

describe('admission', () => {
  it('admits orders independently of the number of pages and activities', async () => {
    const control = new AdmissionControl({ limits: { page: 1, recommendation: 1 } });
    void control.admit('page', never);
    void control.admit('page', never);
    void control.admit('recommendation', never);
    expect(await control.admit('order', async () => 'placed')).toEqual({ isAdmitted: true, value: 'placed' });
    control.close();
  });

  it('rejects a page that cannot start in time, and counts it', async () => {
    const { registry } = createMetrics();
    const control = new AdmissionControl({ limits: { page: 1 }, onSettled: createAdmissionCounter(registry) });
    registerAdmissionGauges(registry, control);
    void control.admit('page', never);
    const waiting = control.admit('page', never);
    expect(await registry.metrics()).toContain('outfitter_admission_queue{class="page"} 1');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await waiting).toEqual({ isAdmitted: false });
    const metrics = await registry.metrics();
    expect(metrics).toContain('outfitter_admission_requests_total{class="page",outcome="admitted"} 1');
    expect(metrics).toContain('outfitter_admission_requests_total{class="page",outcome="rejected"} 1');
    expect(metrics).toContain('outfitter_admission_running{class="page"} 1');
    expect(metrics).toContain('outfitter_admission_limit{class="page"} 1');
    control.close();
  });

  it('starts the next page after one that fails', async () => {
    const control = new AdmissionControl({ limits: { page: 1 } });
    const failing = control.admit('page', () => Promise.reject(new Error('broken')));
    const next = control.admit('page', async () => 'rendered');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toEqual({ isAdmitted: true, value: 'rendered' });
    control.close();
  });

  it('lowers the limit of pages, and of no higher class, while the event loop is late and orders run', async () => {
    let lateness = 0;
    const control = new AdmissionControl({ now: () => performance.now() + lateness });
    const [pages, orders] = [control.limit('page'), control.limit('order')];
    void control.admit('order', never);
    for (let sample = 0; sample < 60; sample++) {
      lateness += 30;
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(control.limit('page')).toBeLessThan(pages / 2);
    expect(control.limit('order')).toBe(orders);
    control.close();
  });
});

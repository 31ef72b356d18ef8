import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('the metrics of a process', () => {
  it('count calls by name and status, and jobs by outcome', async () => {
    const metrics = createMetrics();
    metrics.observeCall('getBasket', 200, 0.004);
    metrics.observeCall('getBasket', 404, 0.002);
    metrics.observeJob('order-sweeper', 'failed', 0.1);
    const text = await metrics.registry.metrics();
    expect(text).toContain('outfitter_call_duration_seconds_count{call="getBasket",status="200"} 1');
    expect(text).toContain('outfitter_call_duration_seconds_count{call="getBasket",status="404"} 1');
    expect(text).toContain('outfitter_job_outcomes_total{job="order-sweeper",outcome="failed"} 1');
    expect(text).toContain('process_cpu_seconds_total');
  });
});

import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  observeCall(name: string, status: number, seconds: number): void;
  observeJob(name: string, outcome: 'done' | 'failed', seconds: number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'outfitter_call_duration_seconds',
    help: 'Duration of calls by endpoint name and status.',
    labelNames: ['call', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'outfitter_job_duration_seconds',
    help: 'Duration of event handlers and schedules by name.',
    labelNames: ['job'] as const,
    buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30],
    registers: [registry],
  });
  const outcomes = new Counter({
    name: 'outfitter_job_outcomes_total',
    help: 'Outcomes of event handlers and schedules.',
    labelNames: ['job', 'outcome'] as const,
    registers: [registry],
  });
  return {
    registry,
    observeCall: (call, status, seconds) => calls.observe({ call, status: String(status) }, seconds),
    observeJob: (job, outcome, seconds) => {
      jobs.observe({ job }, seconds);
      outcomes.inc({ job, outcome });
    },
  };
}

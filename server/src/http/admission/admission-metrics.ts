import { type RequestClass, requestClasses } from '@outfitter/contract';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { AdmissionControl, AdmissionOptions } from './admission-control.ts';

export function createAdmissionCounter(registry: Registry): NonNullable<AdmissionOptions['onSettled']> {
  const counter = new Counter({
    name: 'outfitter_admission_requests_total',
    help: 'Requests by class that were admitted, or rejected with 503 because of overload.',
    labelNames: ['class', 'outcome'] as const,
    registers: [registry],
  });
  return (requestClass, outcome) => counter.inc({ class: requestClass, outcome });
}

export function registerAdmissionGauges(registry: Registry, control: AdmissionControl): void {
  function addGauge(name: string, help: string, read: (requestClass: RequestClass) => number): void {
    new Gauge({
      name: `outfitter_admission_${name}`,
      help,
      labelNames: ['class'] as const,
      registers: [registry],
      collect() {
        for (const requestClass of requestClasses) this.set({ class: requestClass }, read(requestClass));
      },
    });
  }
  addGauge('running', 'Requests that run, by class.', (requestClass) => control.running(requestClass));
  addGauge('queue', 'Requests that wait for admission, by class.', (requestClass) => control.waiting(requestClass));
  addGauge('limit', 'Requests that may run, by class; it falls when the event loop is late.', (requestClass) =>
    control.limit(requestClass),
  );
}

import type { Registry } from 'prom-client';

/** A running part of the shop. */
export interface Closable {
  /** The figures of this part, for /metrics. */
  readonly registry?: Registry;
  /** Takes nothing new on and lets what it has begun finish. */
  close(): Promise<void>;
}

/** The parts that a process loads only in the role that needs them: the primary stays small, and a start quick. */
export const roles = {
  commerce: () => import('@outfitter/commerce'),
  web: () => import('../http/serve.ts'),
  worker: () => import('./worker.ts'),
  seed: () => import('../seed/index.ts'),
};

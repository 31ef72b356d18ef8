import type { Registry } from 'prom-client';

/** A running part of the shop. */
export interface RunningRole {
  /** The figures of this part, for /metrics. */
  readonly registry?: Registry;
  /** Takes nothing new on and lets what it has begun finish. */
  close(): Promise<void>;
}

/** The parts that a process loads only in the role that needs them: the primary stays small, and a start quick. */
export const roleModules = {
  commerce: () => import('@outfitter/commerce'),
  web: () => import('../http/start-web.ts'),
  worker: () => import('./start-worker-process.ts'),
  seed: () => import('../seed/index.ts'),
};

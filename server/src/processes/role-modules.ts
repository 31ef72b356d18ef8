import type { Registry } from 'prom-client';

export interface RunningRole {
  readonly registry?: Registry;
  /** Accepts no new work and finishes the work in progress. */
  close(): Promise<void>;
}

/** Modules that a process imports only if its role needs them, to start fast with little memory. */
export const roleModules = {
  commerce: () => import('@outfitter/commerce'),
  web: () => import('../http/start-web.ts'),
  worker: () => import('./start-worker-process.ts'),
  seed: () => import('../seed/index.ts'),
};

import type { Registry } from 'prom-client';
import type { CloseOptions } from '../http/start-web.ts';

export interface RunningRole {
  readonly registry?: Registry;
  /** Milliseconds since a connection to the database was last available. */
  stalledFor(): number;
  /** Accepts no new work and finishes the work in progress. */
  close(options?: CloseOptions): Promise<void>;
}

/** Modules that a process imports only if its role needs them, to start fast with little memory. */
export const roleModules = {
  web: () => import('../http/start-web.ts'),
  worker: () => import('./start-worker-process.ts'),
  setup: () => import('./set-up-database.ts'),
};

import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { ownStockPromise, type PromiseService } from './promise.ts';

declare module '../commerce-dependencies.ts' {
  interface CommerceDependencies {
    /** Who promises dates of arrival; our own stock and calendar where nobody else is configured. */
    promises?: PromiseService;
  }
}

const own = ownStockPromise();

/** The source of promises in use. */
export function promiseServiceOf(deps: CommerceDependencies): PromiseService {
  return deps.promises ?? own;
}

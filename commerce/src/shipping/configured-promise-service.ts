import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { createStockPromise, type PromiseService } from './delivery-promise.ts';

const own = createStockPromise();

/** The source of promises in use. */
export function promiseServiceOf(deps: CommerceDependencies): PromiseService {
  return deps.promises ?? own;
}

import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { ownStockPromise, type PromiseService } from './promise.ts';

const own = ownStockPromise();

/** The source of promises in use. */
export function promiseServiceOf(deps: CommerceDependencies): PromiseService {
  return deps.promises ?? own;
}

import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { createStockPromise, type PromiseService } from './delivery-promise.ts';

const stockPromise = createStockPromise();

export function promiseServiceOf(deps: CommerceDependencies): PromiseService {
  return deps.promises ?? stockPromise;
}

import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { createStockPromise, type PromiseService } from './delivery-promise.ts';

export function promiseServiceOf({ promises, settings }: Pick<CommerceDependencies, 'promises' | 'settings'>): PromiseService {
  return promises ?? createStockPromise(settings.warehouse);
}

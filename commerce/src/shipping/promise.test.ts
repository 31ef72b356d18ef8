import { promiseConformance } from './conformance.ts';
import { ownStockPromise } from './promise.ts';

promiseConformance('our own stock', () => ownStockPromise());

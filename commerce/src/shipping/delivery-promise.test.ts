import { promiseConformance } from './conformance.ts';
import { createStockPromise } from './delivery-promise.ts';

promiseConformance('our own stock', () => createStockPromise());

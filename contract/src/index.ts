/** The contract with its zod schemas, for the server and the tests. The browser's part is `@outfitter/contract/client`. */
export * from './baskets.ts';
export * from './categories.ts';
export * from './common.ts';
export * from './constants.ts';
export * from './content.ts';
export * from './endpoint.ts';
export * from './endpoints.ts';
export * from './faults.ts';
export * from './login.ts';
export * from './machine.ts';
export { openApiDocument } from './openapi.ts';
export * from './operations.ts';
export * from './orders.ts';
export * from './products.ts';
export * from './search.ts';

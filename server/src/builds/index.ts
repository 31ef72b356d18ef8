export { type CurrentStorefront, currentStorefront } from './current-storefront.ts';
export { entryPoints } from './entry-points.ts';
export { buildServer, isServerFresh } from './server-build.ts';
export { showSourcesInStackTraces } from './source-stack-traces.ts';
export { buildStorefront, isStorefrontFresh } from './storefront-build.ts';

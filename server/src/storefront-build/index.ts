export { buildStorefront } from './build-storefront.ts';
export { type CurrentBuild, currentBuild, isBuildFresh } from './current-build.ts';

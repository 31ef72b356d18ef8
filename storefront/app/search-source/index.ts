export { hostedOrigins } from './hosted/hosted-preferences.ts';
export type { ListingRequest, SearchSource } from './search-source.ts';
export { pageSearchSource, selectSearchSource } from './select-source.ts';

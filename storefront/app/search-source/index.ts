export { hostedOrigins } from './hosted-preferences.ts';
export { hostedSuggestions, searchListing } from './search-source.ts';

export { hostedOrigins } from './hosted-preferences.ts';
export { hostedSuggestions, searchListing, searchSuggestions } from './search-source.ts';

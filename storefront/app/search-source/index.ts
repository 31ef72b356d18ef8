export { hostedOrigins } from './hosted/hosted-preferences.ts';
export { hostedSuggestions, searchListing, searchSuggestions } from './search-source.ts';

export { LazyRecentlyViewed } from './lazy-recently-viewed.tsx';
export { LazySuggestions } from './lazy-suggestions.tsx';

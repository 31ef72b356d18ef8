export { LazyRecentlyViewed } from './lazy-recently-viewed.tsx';

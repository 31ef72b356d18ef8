export { SiteMap } from './site-map.tsx';

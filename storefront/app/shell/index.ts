export { RotatingAnnouncementBar } from './announcement-bar/rotating-announcement-bar.tsx';
export { AccountAction } from './header/account-button.tsx';
export { StoreAction } from './header/store-link.tsx';
export { buildLayoutData } from './layout-data.ts';
export type { MenuItem } from './menu/menu.ts';
export { PageLayout } from './page-layout.tsx';
export type { ShopFeatures } from './shop-features.ts';

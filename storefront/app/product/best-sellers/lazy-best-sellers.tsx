import { lazyOnMount, lazyOnVisible } from '../../platform/lazy.tsx';
import type { BestSellersProps } from './best-sellers.tsx';

const load = () => import('./best-sellers.tsx');

export const LazyBestSellers = lazyOnMount<BestSellersProps>(load);

/** The row of best sellers on pages of which the server renders it, if it could read them. */
export const ServerRenderedBestSellers = lazyOnVisible<BestSellersProps>('best-sellers', load);

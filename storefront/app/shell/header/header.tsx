import { useLocation } from 'react-router';
import { CartAction } from '../../basket/index.ts';
import { useAccountMeasurements } from '../../sizing/index.ts';
import { useStickyHeight } from '../../ui/hooks/use-sticky-height.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import * as sectionStyles from '../../ui/section.module.css';
import { MainMenu, MenuButton } from '../menu/main-menu.tsx';
import type { MenuItem } from '../menu/menu.ts';
import { useShopFeatures } from '../shop-features.ts';
import { AccountButton } from './account-button.tsx';
import * as styles from './header.module.css';
import { Logo } from './logo.tsx';
import { SearchBox } from './search-box.tsx';
import { StoreLink } from './store-link.tsx';
import { WishlistAction } from './wishlist-action.tsx';

/** Height of the header that the style sheets assume, in `rem`. */
const defaultHeight = 8.75;

interface HeaderProps {
  brand: string;
  menu: readonly MenuItem[];
  hasHostedSearch: boolean;
}

/** The header of all pages except checkout and confirmation (SHELL-004). */
export function Header({ brand, menu, hasHostedSearch }: HeaderProps) {
  const { pathname } = useLocation();
  const { stores } = useShopFeatures();
  useAccountMeasurements();
  const header = useStickyHeight('--header-height', defaultHeight);
  return (
    <header className={styles.header} ref={header}>
      <div className={`${layoutStyles.container} ${styles.row}`}>
        <div className={styles.brand}>
          <MenuButton />
          <Logo brand={brand} />
        </div>
        <SearchBox isHosted={hasHostedSearch} />
        <div className={styles.actions}>
          {stores ? <StoreLink /> : null}
          <AccountButton />
          <WishlistAction />
          <CartAction hasFlyout={pathname !== '/cart'} className={styles.cartAction} />
        </div>
      </div>
      <MainMenu items={menu} brand={<Logo brand={brand} />} />
      <div className={`${sectionStyles.dividerBelow} ${layoutStyles.desktopOnly}`} />
    </header>
  );
}

import { useLocation } from 'react-router';
import { CartAction } from '../basket/index.ts';
import { useStickyHeight } from '../ui/use-sticky-height.ts';
import { AccountAction } from './account-action.tsx';
import { BrandMark } from './brand-mark.tsx';
import { MainMenu, MenuButton } from './main-menu.tsx';
import type { MenuItem } from './menu.ts';
import { useOffers } from './offers.ts';
import { SearchBox } from './search-box.tsx';
import { StoreAction } from './store-action.tsx';

/** In `rem`, the height that the style sheets take the header for. */
const drawnHeight = 8.75;

interface HeaderProps {
  brand: string;
  menu: readonly MenuItem[];
  hasHostedSearch: boolean;
}

/** The sticky header: logo, search, store, account, cart, and the category menu under it (SHELL-004). */
export function Header({ brand, menu, hasHostedSearch }: HeaderProps) {
  const { pathname } = useLocation();
  const { account, stores } = useOffers();
  const header = useStickyHeight('--header-height', drawnHeight);
  return (
    <header className="header" ref={header}>
      <div className="wrap header-in">
        <div className="flex min-w-0 items-center gap-1">
          <MenuButton />
          <BrandMark brand={brand} />
        </div>
        <div className="header-actions">
          {stores ? <StoreAction stores={stores} /> : null}
          {account ? <AccountAction account={account} /> : null}
          <CartAction hasFlyout={pathname !== '/cart'} />
        </div>
        <SearchBox isHosted={hasHostedSearch} />
      </div>
      <MainMenu items={menu} brand={<BrandMark brand={brand} />} />
      <div className="seam-b only-desktop" />
    </header>
  );
}

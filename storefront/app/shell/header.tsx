import { useLocation } from 'react-router';
import { CartAction } from '../basket/index.ts';
import { BrandMark } from './brand-mark.tsx';
import { MainMenu, MenuButton } from './main-menu.tsx';
import type { MenuItem } from './menu.ts';
import { SearchBox } from './search-box.tsx';

interface HeaderProps {
  brand: string;
  menu: readonly MenuItem[];
  hasHostedSearch: boolean;
}

/**
 * The sticky header: logo, search, cart, and the category menu under it. Store and account join them with their screens: the shell links
 * to nothing that is not there.
 */
export function Header({ brand, menu, hasHostedSearch }: HeaderProps) {
  const { pathname } = useLocation();
  return (
    <header className="header">
      <div className="wrap header-in">
        <div className="flex items-center gap-1">
          <MenuButton />
          <BrandMark brand={brand} />
        </div>
        <div className="header-actions">
          <CartAction hasFlyout={pathname !== '/cart'} />
        </div>
        <SearchBox isHosted={hasHostedSearch} />
      </div>
      <MainMenu items={menu} brand={<BrandMark brand={brand} />} />
      <div className="seam-b only-desktop" />
    </header>
  );
}

import type { ContentBody, SitePreferences } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { layoutOf } from './layout-of.ts';
import type { MenuItem } from './menu.ts';
import { ReducedFrame } from './reduced-frame.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { Strip } from './strip.tsx';

interface FrameProps {
  preferences: SitePreferences;
  menu: readonly MenuItem[];
  strip: ContentBody | undefined;
  footer: ContentBody | undefined;
  children: ReactNode;
}

/** What stands around every page. */
export function Frame({ preferences, menu, strip, footer, children }: FrameProps) {
  const { pathname } = useLocation();
  const { brand, demoShop, algoliaEnabled } = preferences;
  const content = (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
  return (
    <>
      <a className="skip-link" href="#content">
        <FormattedMessage id="shell.skip" defaultMessage="Skip to the content" />
      </a>
      <RouteAnnouncer />
      {layoutOf(pathname) === 'reduced' ? (
        <ReducedFrame brand={brand} isDemo={demoShop}>
          {content}
        </ReducedFrame>
      ) : (
        <>
          {pathname === '/cart' ? null : <Strip content={strip} />}
          <Header brand={brand} menu={menu} hasHostedSearch={algoliaEnabled} />
          {content}
          <Footer content={footer} brand={brand} isDemo={demoShop} />
        </>
      )}
    </>
  );
}

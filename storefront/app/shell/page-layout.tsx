import type { ContentBody, SitePreferences } from '@outfitter/contract/client';
import { type ReactNode, startTransition, useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { Activities } from '../activities/index.ts';
import { LazyLinkedPromoNotice } from '../basket/index.ts';
import { ChatWidget } from '../chat/index.ts';
import { LazyCompareBar } from '../comparison/index.ts';
import { PopUps } from '../marketing/index.ts';
import { LazyInactivityObserver, LazySignInNotices } from '../sign-in/index.ts';
import { AnnouncementBar } from './announcement-bar/announcement-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { layoutKind } from './layout-kind.ts';
import type { MenuItem } from './menu/menu.ts';
import * as styles from './page-layout.module.css';
import { ReducedLayout } from './reduced-layout.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { enabledFeatures, type ShopFeatures, ShopFeaturesContext } from './shop-features.ts';

interface PageLayoutProps {
  preferences: SitePreferences;
  menu: readonly MenuItem[];
  announcementBar: ContentBody | undefined;
  footer: ContentBody | undefined;
  features?: ShopFeatures;
  children: ReactNode;
}

export function PageLayout({ preferences, menu, announcementBar, footer, features = enabledFeatures, children }: PageLayoutProps) {
  const { pathname } = useLocation();
  const [chat, setChat] = useState<ShopFeatures['chat']>();
  // An urgent update of this context would discard server HTML that is not hydrated yet.
  const setAvailableChat = useCallback((availableChat: ShopFeatures['chat']) => startTransition(() => setChat(availableChat)), []);
  const { brand, demoShop, algoliaEnabled, launchDisabled } = preferences;
  const layout = layoutKind(pathname);
  // The cart has no promo bar (SHELL-023).
  const hasPromos = !/^\/cart\/?$/.test(pathname);
  const content = (
    <main id="content" tabIndex={-1} className={layout === 'full' ? styles.main : undefined}>
      {children}
    </main>
  );
  if (layout === 'bare') return content;
  return (
    <ShopFeaturesContext value={chat ? { ...features, chat } : features}>
      <a className={styles.skipLink} href="#content">
        <FormattedMessage id="shell.skip" defaultMessage="Skip to the content" />
      </a>
      {launchDisabled ? (
        <p className={styles.notOpen}>
          <FormattedMessage id="shell.not-open" defaultMessage="We’re not open yet. Look around all you like." />
        </p>
      ) : null}
      {layout === 'reduced' ? (
        <ReducedLayout brand={brand} isDemo={demoShop}>
          <LazySignInNotices hasOffers={false} />
          {content}
        </ReducedLayout>
      ) : (
        <>
          {hasPromos ? <AnnouncementBar content={announcementBar} /> : null}
          <Header brand={brand} menu={menu} hasHostedSearch={algoliaEnabled} />
          <LazySignInNotices />
          <LazyLinkedPromoNotice />
          {content}
          <Footer content={footer} brand={brand} isDemo={demoShop} hasPromos={hasPromos} />
        </>
      )}
      {/* The announcer is after the menu, because the page cannot receive the focus until the effect of the menu has closed the drawer. */}
      <RouteAnnouncer />
      {layout === 'full' ? <ChatWidget onAvailabilityChange={setAvailableChat} /> : null}
      {layout === 'full' ? <LazyCompareBar /> : null}
      <LazyInactivityObserver />
      <Activities />
      <PopUps />
    </ShopFeaturesContext>
  );
}

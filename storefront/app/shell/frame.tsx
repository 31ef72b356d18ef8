import type { ContentBody, SitePreferences } from '@outfitter/contract/client';
import { type ReactNode, startTransition, useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { Activities } from '../activities/index.ts';
import { ChatWidget } from '../chat/index.ts';
import { PopUps } from '../marketing/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { layoutOf } from './layout-of.ts';
import type { MenuItem } from './menu.ts';
import { type Offers, OffersContext, offered } from './offers.ts';
import { ReducedFrame } from './reduced-frame.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { Strip } from './strip.tsx';

interface FrameProps {
  preferences: SitePreferences;
  menu: readonly MenuItem[];
  strip: ContentBody | undefined;
  footer: ContentBody | undefined;
  /** What the shell leads to beside what it always does; by default what the shop offers today. */
  offers?: Offers;
  children: ReactNode;
}

/** What stands around every page. */
export function Frame({ preferences, menu, strip, footer, offers = offered, children }: FrameProps) {
  const { pathname } = useLocation();
  const [chat, setChat] = useState<Offers['chat']>();
  // Urgent, it would throw away what the server drew of the parts of the page whose code has not come yet.
  const offerChat = useCallback((offer: Offers['chat']) => startTransition(() => setChat(offer)), []);
  const { brand, demoShop, algoliaEnabled } = preferences;
  const layout = layoutOf(pathname);
  const content = (
    <main id="content" tabIndex={-1} className={layout === 'full' ? 'under-header' : undefined}>
      {children}
    </main>
  );
  if (layout === 'bare') return content;
  return (
    <OffersContext value={chat ? { ...offers, chat } : offers}>
      <a className="skip-link" href="#content">
        <FormattedMessage id="shell.skip" defaultMessage="Skip to the content" />
      </a>
      {layout === 'reduced' ? (
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
      {/* After the menu, which closes on navigation and gives the page free before it gets the focus. */}
      <RouteAnnouncer />
      {layout === 'full' ? <ChatWidget onAvailabilityChange={offerChat} /> : null}
      <Activities />
      <PopUps storeId={offers.stores?.chosen?.id} />
    </OffersContext>
  );
}

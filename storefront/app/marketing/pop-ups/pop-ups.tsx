import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { useShop } from '../../platform/shop/shop.ts';
import { useChosenStore } from '../../stores/index.ts';
import { isOfferClosed, readVisit, updateVisit } from '../offer-storage.ts';
import { announcementKeys, storeOfPage } from './announcement-keys.ts';
import { canShowOffer, suppressesPopUps } from './offer-eligibility.ts';
import { StoreAnnouncement } from './store-announcement.tsx';
import { useContentItem } from './use-content-item.ts';
import { useFooterInView } from './use-footer-in-view.ts';
import { useInactivity } from './use-inactivity.ts';
import { useVisit } from './use-visit.ts';

/** Milliseconds without activity before the offer may open. */
const inactivityDelay = 12_000;
const offerKeys = ['email-lightbox-slot'];
const loadOffer = () => import('./email-offer.tsx');

/** Shows the two pop-ups of the shell (SHELL-036): one at a time, never over the footer, never on pages with forms. */
export default function PopUps() {
  const { pathname, search } = useLocation();
  const { preferences } = useShop();
  const { store } = useChosenStore();
  const visit = useVisit();
  const isFooterInView = useFooterInView();
  const isBusy = suppressesPopUps(pathname);
  // The announcement is shown for one page view.
  const [announcedOn, setAnnouncedOn] = useState(() => (readVisit().wasAnnounced ? '' : undefined));
  if (announcedOn && announcedOn !== pathname) setAnnouncedOn('');
  const isDueToAnnounce = !visit.isFirstPageView && !isBusy && (announcedOn === undefined || announcedOn === pathname);
  const announcement = useContentItem(announcementKeys(storeOfPage(pathname, search) ?? store?.ID), isDueToAnnounce);
  const isAnnouncing = isDueToAnnounce && !isFooterInView && !!announcement;

  const [isOffering, setOffering] = useState(false);
  const { emailLightboxEnabled: isEnabled } = preferences;
  const mayBeOffered =
    !isBusy && canShowOffer({ ...visit, isEnabled, isClosed: isOfferClosed(), wasOffered: readVisit().wasOffered === true });
  const hasPaused = useInactivity(inactivityDelay, mayBeOffered);
  const isDueToOffer = isOffering || (mayBeOffered && hasPaused);
  const offer = useContentItem(offerKeys, isDueToOffer);
  const { Component: EmailOffer, load } = useLazyComponent(loadOffer, 'interaction');
  useEffect(() => {
    if (isDueToOffer) load();
  }, [isDueToOffer, load]);
  return (
    <>
      {isAnnouncing ? (
        <StoreAnnouncement
          key={pathname}
          content={announcement}
          onShown={() => {
            updateVisit({ wasAnnounced: true });
            setAnnouncedOn(pathname);
          }}
          onDismiss={() => setAnnouncedOn('')}
        />
      ) : null}
      {EmailOffer && isDueToOffer && offer !== undefined ? (
        <EmailOffer
          content={offer ?? {}}
          isSuppressed={isBusy || isFooterInView || isAnnouncing}
          onShown={() => {
            updateVisit({ wasOffered: true });
            setOffering(true);
          }}
        />
      ) : null}
    </>
  );
}

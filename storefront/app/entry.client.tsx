import { pageOfSessionForm, sessionChangeCookieName } from '@outfitter/contract/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { leaveOfflineNavigationToBrowser } from './offline/browser-navigation.ts';
import { addKeysToHashNavigation } from './platform/browser/hash-navigation.ts';
import { onIdle } from './platform/browser/on-idle.ts';

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

addKeysToHashNavigation();
// A form may have been posted before its page was hydrated, to an address without a page.
const formPage = pageOfSessionForm(location.pathname);
if (formPage) history.replaceState(history.state, '', `${formPage}${location.search}`);

const { preview } = document.documentElement.dataset;
const preparations = [
  // The requests of a previewed page must be previewed too.
  preview && import('./preview/preview-requests.ts').then(({ enablePreviewRequests }) => enablePreviewRequests(preview)),
  document.cookie.includes(sessionChangeCookieName) &&
    import('./sign-in/posted/adopt-posted-session.ts').then(
      ({ adoptPostedSession }) => adoptPostedSession(),
      () => {},
    ),
].filter(Boolean);
if (preparations.length > 0) void Promise.all(preparations).then(hydrate);
else hydrate();

const endBrowserNavigation = leaveOfflineNavigationToBrowser();
onIdle(
  () =>
    void import('./offline/start-offline.ts').then(
      ({ startOffline }) => {
        endBrowserNavigation();
        startOffline();
      },
      () => {},
    ),
);

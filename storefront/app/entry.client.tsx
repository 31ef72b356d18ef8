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
const { preview } = document.documentElement.dataset;
// The requests of a previewed page must be previewed too.
if (preview) {
  void import('./preview/preview-requests.ts').then(async ({ enablePreviewRequests }) => {
    await enablePreviewRequests(preview);
    hydrate();
  });
} else hydrate();

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

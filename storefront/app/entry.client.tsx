import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { addKeysToHashNavigation } from './platform/browser/hash-navigation.ts';
import { localeCarrier } from './platform/locale/carrier.ts';
import { onIdle } from './platform/when-idle.ts';

function bringToLife(): void {
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
const { carried, preview } = document.documentElement.dataset;
const needed: Promise<unknown>[] = [];
// Links that carry the locale as a parameter need what the server drew them with.
if (carried) {
  needed.push(
    import('./platform/locale/carried-locale.tsx').then(({ CarriedLocale }) => {
      localeCarrier.Component = CarriedLocale;
    }),
  );
}
// What a previewed page asks for is previewed too.
if (preview) needed.push(import('./preview/preview-requests.ts').then(({ enablePreviewRequests }) => enablePreviewRequests(preview)));
if (needed.length > 0) void Promise.all(needed).then(bringToLife);
else bringToLife();

onIdle(
  () =>
    void import('./offline/start-offline.ts').then(
      ({ startOffline }) => startOffline(),
      () => {},
    ),
);

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
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

// Links that carry the locale as a parameter need what the server drew them with.
if (document.documentElement.dataset.carried) {
  void import('./platform/locale/carried-locale.tsx').then(({ CarriedLocale }) => {
    localeCarrier.Component = CarriedLocale;
    bringToLife();
  });
} else bringToLife();

onIdle(
  () =>
    void import('./offline/start.ts').then(
      ({ startOffline }) => startOffline(),
      () => {},
    ),
);

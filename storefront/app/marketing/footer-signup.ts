import { type ComponentType, lazy, Suspense } from 'react';
import { onIdle } from '../platform/when-idle.ts';

/** The server draws the form at once; the browser takes it over when it has the time, and leaves it out where its code does not come. */
const FooterForm = lazy(async (): Promise<{ default: ComponentType }> => {
  if (!import.meta.env.SSR) await new Promise<void>((resolve) => onIdle(resolve));
  return import('./footer-form.tsx').catch(() => ({ default: () => null }));
});

/** The same element at every drawing, so that nothing disturbs the server's form before the browser has taken it over. */
const form = (
  <Suspense fallback={null}>
    <FooterForm />
  </Suspense>
);

/** The footer's sign-up (SHELL-030). Its code is no part of what a page needs first. */
export function FooterSignup() {
  return form;
}

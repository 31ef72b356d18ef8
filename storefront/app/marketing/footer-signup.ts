import { lazyOnIdle } from '../platform/lazy.tsx';
import { withStyleSheets } from '../platform/lazy-style-sheets.tsx';

export const FooterSignupForm = lazyOnIdle(async () => ({
  default: withStyleSheets('footer-signup-form', (await import('./footer-signup-form.tsx')).default),
}));

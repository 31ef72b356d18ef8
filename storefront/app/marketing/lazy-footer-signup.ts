import { latePart } from '../platform/late-part.tsx';

/** The footer's sign-up (SHELL-030). */
export const footerSignup = latePart(() => import('./footer-signup-form.tsx'));

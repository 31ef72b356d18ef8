import { lazyOnIdle } from '../platform/lazy.tsx';
import './email-signup.module.css';

/** The sign-up form of the footer (SHELL-030). */
export const FooterSignupForm = lazyOnIdle(() => import('./footer-signup-form.tsx'));

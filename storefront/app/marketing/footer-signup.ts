import { lazyOnIdle } from '../platform/lazy.tsx';
import './email-signup.module.css';

export const FooterSignupForm = lazyOnIdle(() => import('./footer-signup-form.tsx'));

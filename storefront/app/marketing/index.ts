export { CatalogForm } from './catalog-form.tsx';
export { EmailDealsForm } from './email-deals-form.tsx';
export { type EmailFault, emailFaults, normalizeEmail } from './email-fault.ts';
export { EmailErrorMessage } from './email-fault-text.tsx';
export { footerSignup } from './lazy-footer-signup.ts';
export { PopUps } from './lazy-pop-ups.tsx';
export { UnsubscribeForm } from './unsubscribe-form.tsx';

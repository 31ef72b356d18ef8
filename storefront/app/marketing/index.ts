export { CatalogForm } from './catalog-form.tsx';
export { EmailDealsForm } from './email-deals-form.tsx';
export { footerSignup } from './footer-signup.ts';
export { PopUps } from './idle-pop-ups.tsx';
export { UnsubscribeForm } from './unsubscribe-form.tsx';

export { CatalogForm } from './catalog-form.tsx';
export { EmailDealsForm } from './email-deals-form.tsx';
export { FooterSignup } from './footer-signup.tsx';
export { PopUps } from './idle-pop-ups.tsx';
export { UnsubscribeForm } from './unsubscribe-form.tsx';

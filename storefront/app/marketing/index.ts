export { CatalogForm } from './catalog-form.tsx';
export { EmailDealsForm } from './email-deals-form.tsx';
export { FooterSignupForm } from './footer-signup.ts';
export { PopUps } from './lazy-pop-ups.tsx';
export { handleCatalogPost } from './request-catalog.ts';
export { handleSignUpPost } from './sign-up.ts';
export { handleUnsubscribePost } from './unsubscribe.ts';
export { UnsubscribeForm } from './unsubscribe-form.tsx';

export { CatalogForm } from './catalog-form.tsx';
export { EmailDealsForm } from './email-deals-form.tsx';
export { FooterSignupForm } from './footer-signup.ts';
export { handleCatalogPost } from './handle-catalog-post.ts';
export { handleSignUpPost } from './handle-sign-up-post.ts';
export { handleUnsubscribePost } from './handle-unsubscribe-post.ts';
export { PopUps } from './lazy-pop-ups.tsx';
export { UnsubscribeForm } from './unsubscribe-form.tsx';

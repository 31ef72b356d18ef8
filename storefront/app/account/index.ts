export { handleAccountPost } from './handle-account-post.ts';
export { IdentityCallbackPage } from './identity-callback-page.tsx';
export { AccountPage } from './layout/account-page.tsx';
export { accountTitle } from './layout/account-sections.ts';

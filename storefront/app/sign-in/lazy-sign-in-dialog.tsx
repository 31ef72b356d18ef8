import { lazyOnMount } from '../platform/lazy.tsx';
import { LoginPageRedirect } from './login-page-redirect.tsx';

/** Dialog that is loaded when a guest opens it. */
export const SignInDialog = lazyOnMount(
  () => import('./sign-in-dialog.tsx'),
  (_, { hasFailed }) => (hasFailed ? <LoginPageRedirect /> : null),
);

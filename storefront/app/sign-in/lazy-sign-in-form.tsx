import { lazyOnMount } from '../platform/lazy.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { LoginPageRedirect } from './login-page-redirect.tsx';

/** Form that is loaded when a guest opens it. */
export const LazySignInForm = lazyOnMount(
  async () => ({ default: (await import('./sign-in-form.tsx')).SignInForm }),
  (_, { hasFailed }) => (hasFailed ? <LoginPageRedirect /> : <Spinner />),
);

import { lazy } from 'react';

/** Loaded when a guest opens them. */
export const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));
export const LazySignInForm = lazy(async () => ({ default: (await import('./sign-in-form.tsx')).SignInForm }));

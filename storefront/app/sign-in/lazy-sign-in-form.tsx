import { lazy } from 'react';

/** Loaded when a guest opens it. */
export const LazySignInForm = lazy(async () => ({ default: (await import('./sign-in-form.tsx')).SignInForm }));

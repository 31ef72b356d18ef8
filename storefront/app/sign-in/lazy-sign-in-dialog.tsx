import { lazy } from 'react';

/** Loaded when a guest opens it. */
export const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));

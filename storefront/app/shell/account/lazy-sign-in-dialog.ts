import { lazy } from 'react';

/** The sign-in dialog, loaded once somebody asks for it. */
export const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));

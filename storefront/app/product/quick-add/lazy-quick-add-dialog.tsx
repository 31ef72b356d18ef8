import { lazy } from 'react';

/** Loaded when it is opened. */
export const QuickAddDialog = lazy(() => import('./quick-add-dialog.tsx'));

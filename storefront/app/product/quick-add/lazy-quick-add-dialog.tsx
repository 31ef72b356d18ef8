import { lazyOnMount } from '../../platform/lazy.tsx';

/** Loaded when it is opened. */
export const QuickAddDialog = lazyOnMount(() => import('./quick-add-dialog.tsx'));

import { lazyOnMount } from '../../platform/lazy.tsx';

export const QuickAddDialog = lazyOnMount(() => import('./quick-add-dialog.tsx'));

import type { MouseEvent, ReactNode } from 'react';
import { ActionLink } from '../../ui/button.tsx';
import { type StoreDialogOptions, useStoreDialog } from './use-store-dialog.tsx';

/** Opens the store dialog. It is a link to the finder without JavaScript, in a new tab, and if the code of the dialog cannot be loaded. */
export function StoreDialogLink({ children, ...options }: StoreDialogOptions & { children: ReactNode }) {
  const { open, hasFailed, isLoading, dialog } = useStoreDialog(options);
  const handleClick = (event: MouseEvent) => {
    if (hasFailed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <ActionLink to="/find-stores" aria-haspopup="dialog" aria-busy={isLoading || undefined} onClick={handleClick}>
        {children}
      </ActionLink>
      {dialog}
    </>
  );
}

import { useEffect } from 'react';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { storePath } from '../store-links.ts';
import { useChosenStore } from './use-chosen-store.ts';

/** Opens the page of the chosen store in place of this one, which is the same for all shoppers. Without a chosen store this page stays. */
export function useRedirectToChosenStore(isWanted: boolean): void {
  const { store } = useChosenStore();
  const navigate = useNavigate();
  const path = store && storePath(store);
  useEffect(() => {
    if (isWanted && path) void navigate(path, { replace: true });
  }, [isWanted, path, navigate]);
}

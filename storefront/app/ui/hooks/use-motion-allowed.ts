import { useHydrated } from './use-hydrated.ts';
import { useMediaQuery } from './use-media-query.ts';

/** A browser that was told to spare bytes says so here; not all know it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether something may move by itself: not for those who asked for less motion or for fewer bytes; false in the server's HTML. */
export function useMotionAllowed(): boolean {
  const isHydrated = useHydrated();
  const prefersReduced = useMediaQuery('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
  return isHydrated && !prefersReduced && !savesData();
}

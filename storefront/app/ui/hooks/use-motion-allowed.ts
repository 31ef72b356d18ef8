import { useHydrated } from './use-hydrated.ts';
import { useMediaQuery } from './use-media-query.ts';

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Returns false if the shopper prefers reduced motion or data, and on the server. */
export function useMotionAllowed(): boolean {
  const isHydrated = useHydrated();
  const prefersReduced = useMediaQuery('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
  return isHydrated && !prefersReduced && !savesData();
}

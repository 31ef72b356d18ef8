import { sessionFormPath } from '@outfitter/contract/client';
import { useHref } from '../platform/locale/navigation.tsx';

/** Returns where the page at `to` posts a form that needs the session. */
export const useSessionFormPath = (to: string): string => sessionFormPath(useHref(to));

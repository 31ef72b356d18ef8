import { sessionFormPath } from '@outfitter/contract/client';
import { useHref } from '../platform/locale/navigation.tsx';

/** Returns the path to which the page at `to` posts a form that needs the session. */
export const useSessionFormPath = (to: string): string => sessionFormPath(useHref(to));

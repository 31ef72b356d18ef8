import { sessionFormPath } from '@outfitter/contract/client';
import { useHref } from '../platform/locale/navigation.tsx';

export const useSessionFormPath = (to: string): string => sessionFormPath(useHref(to));

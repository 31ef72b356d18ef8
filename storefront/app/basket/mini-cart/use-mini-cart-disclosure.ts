import { useHoverDisclosure } from '../../ui/overlays/use-hover-disclosure.ts';

/** Milliseconds of hover before the mini cart opens, and after which it closes (SHELL-024). */
export const miniCartDelays = { openDelay: 200, closeDelay: 100 } as const;

/** The mini cart's opening: by hover and by its button, from 1024 px on alone (SHELL-025). */
export function useMiniCartDisclosure(canOpen: boolean) {
  return useHoverDisclosure({ ...miniCartDelays, canOpen });
}

import { useHoverDisclosure } from '../../ui/overlays/use-hover-disclosure.ts';

/** Milliseconds of hover before the mini cart opens, and after the hover before it closes (SHELL-024). */
export const miniCartDelays = { openDelay: 200, closeDelay: 100 } as const;

/** Opens the mini cart by hover and by its button, only from 1024 px (SHELL-025). */
export function useMiniCartDisclosure(canOpen: boolean) {
  return useHoverDisclosure({ ...miniCartDelays, canOpen });
}

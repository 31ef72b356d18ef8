import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { observeVisibility } from '../../platform/browser/observe-visibility.ts';

/** Returns whether the footer is visible. Pop-ups must not cover its sign-up form, legal links and cookie notice. */
export function useFooterInView(): boolean {
  const { pathname } = useLocation();
  const [isInView, setIsInView] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another footer or none
  useEffect(() => {
    const footer = document.querySelector('footer');
    if (!footer) {
      setIsInView(false);
      return;
    }
    return observeVisibility(footer, setIsInView);
  }, [pathname]);
  return isInView;
}

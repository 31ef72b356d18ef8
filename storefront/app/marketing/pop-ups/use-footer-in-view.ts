import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

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
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting === true));
    observer.observe(footer);
    return () => observer.disconnect();
  }, [pathname]);
  return isInView;
}

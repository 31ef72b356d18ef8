import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds after which a wait deserves words. */
const delayMs = 400;

/** Says what is coming once waiting has become noticeable; a quick answer passes without it. */
export function DelayedStatus({ children }: { children: ReactNode }) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="late-text soft" role="status">
      {isVisible ? children : null}
    </p>
  );
}

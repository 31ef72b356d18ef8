import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds after which a wait deserves words. */
const patience = 400;

/** Says what is coming once waiting has become noticeable; a quick answer passes without it. */
export function LateText({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="late-text soft" role="status">
      {isLate ? children : null}
    </p>
  );
}

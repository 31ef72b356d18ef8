import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './delayed-status.module.css';

const delayMs = 400;

/** Loading message that appears only if loading takes noticeably long. */
export function DelayedStatus({ children }: { children: ReactNode }) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={`${styles.delayedStatus} text-muted`} role="status">
      {isVisible ? children : null}
    </p>
  );
}

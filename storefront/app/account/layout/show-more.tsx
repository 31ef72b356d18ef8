import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import * as styles from './show-more.module.css';

interface ShowMoreProps {
  count: ReactNode;
  hasMore: boolean;
  isBusy?: boolean;
  onMore(): void;
  children: ReactNode;
}

export function ShowMore({ count, hasMore, isBusy = false, onMore, children }: ShowMoreProps) {
  const [isUsed, setUsed] = useState(false);
  const countElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button had the focus, and is gone.
    if (isUsed && !hasMore) countElement.current?.focus({ preventScroll: true });
  }, [isUsed, hasMore]);
  const showMore = () => {
    setUsed(true);
    onMore();
  };
  return (
    <div className={styles.more}>
      <p className="text-muted" ref={countElement} tabIndex={-1}>
        {count}
      </p>
      {hasMore ? (
        <Button kind="secondary" busy={isBusy} onClick={showMore}>
          {children}
        </Button>
      ) : null}
    </div>
  );
}

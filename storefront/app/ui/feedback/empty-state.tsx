import type { ReactNode } from 'react';

interface EmptyStateProps {
  heading: ReactNode;
  /** 1 where the label is all that the page says. */
  level?: 1 | 2;
  children?: ReactNode;
  action?: ReactNode;
}

/** What a place shows while it is empty: what is missing, one dry line, one way on. */
export function EmptyState({ heading, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="woven">
      <Heading className="card-t">{heading}</Heading>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  );
}

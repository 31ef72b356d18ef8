import type { ReactNode } from 'react';

interface EmptyStateProps {
  heading: ReactNode;
  /** 1 if it is the whole content of the page. */
  level?: 1 | 2;
  children?: ReactNode;
  action?: ReactNode;
}

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

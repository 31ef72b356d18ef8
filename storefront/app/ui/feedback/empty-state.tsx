import type { ReactNode } from 'react';
import * as panelStyles from '../panel.module.css';

interface EmptyStateProps {
  heading: ReactNode;
  level?: 1 | 2;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ heading, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={panelStyles.stitched}>
      <Heading className="text-card">{heading}</Heading>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';

/** What a place shows while it is empty: what is missing, one dry line, one way on. */
export function WovenLabel({ heading, children, action }: { heading: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="woven">
      <h2 className="card-t">{heading}</h2>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  );
}

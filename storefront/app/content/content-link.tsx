import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link that an editor wrote: inside of the shop by the router, elsewhere as it is. */
export function ContentLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  if (to.startsWith('/')) {
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={to}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isLink } from '../platform/fields.ts';

/** A link that an editor wrote: inside of the shop by the router, elsewhere as it is. What is no link leaves its words alone. */
export function ContentLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  if (!isLink(to)) return children;
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

import { isContentLink } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { Link } from '../platform/locale/navigation.tsx';

/** A link in content. Links inside the shop use the router; an invalid link renders only its text. */
export function ContentLink({ to, className, children }: { to: string | undefined; className?: string; children: ReactNode }) {
  if (to === undefined || !isContentLink(to)) return children;
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

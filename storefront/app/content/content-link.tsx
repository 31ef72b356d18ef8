import { isContentLink } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { Link } from '../platform/locale/navigation.tsx';

interface ContentLinkProps {
  to: string | undefined;
  className?: string;
  /** Marks a primary action, which no floating layer covers (decision 52). */
  isPrimaryAction?: boolean;
  children: ReactNode;
}

/** Renders a link in content. Links inside the shop use the router; an invalid link renders only its text. */
export function ContentLink({ to, className, isPrimaryAction, children }: ContentLinkProps) {
  if (to === undefined || !isContentLink(to)) return children;
  const mark = isPrimaryAction ? '' : undefined;
  if (to.startsWith('/')) {
    return (
      <Link className={className} to={to} data-primary-action={mark}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={to} data-primary-action={mark}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './tag.module.css';

interface TagProps {
  kind?: 'muted' | 'sale' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tag({ kind, className, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, kind === 'muted' && styles.muted, kind === 'sale' && styles.sale, className)}>{children}</span>
  );
}

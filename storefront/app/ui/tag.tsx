import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './tag.module.css';

const kinds = { muted: styles.muted, sale: styles.sale };

interface TagProps {
  kind?: keyof typeof kinds | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tag({ kind, className, children }: TagProps) {
  return <span className={classNames(styles.tag, kind && kinds[kind], className)}>{children}</span>;
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './tag.module.css';

export function Tag({ kind, children }: { kind?: 'muted' | 'sale'; children: ReactNode }) {
  return <span className={classNames(styles.tag, kind === 'muted' && styles.muted, kind === 'sale' && styles.sale)}>{children}</span>;
}

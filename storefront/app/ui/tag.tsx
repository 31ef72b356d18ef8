import type { ReactNode } from 'react';

/** A swing tag: new in ink, a new colour in label, sale and clearance in barn. */
export function Tag({ kind = 'ink', children }: { kind?: 'ink' | 'soft' | 'sale'; children: ReactNode }) {
  return <span className={kind === 'ink' ? 'tag' : `tag ${kind}`}>{children}</span>;
}

import type { ReactNode } from 'react';

export function Tag({ kind = 'ink', children }: { kind?: 'ink' | 'soft' | 'sale'; children: ReactNode }) {
  return <span className={kind === 'ink' ? 'tag' : `tag ${kind}`}>{children}</span>;
}

import type { ReactNode } from 'react';

/** Names the shop at the top of a printed page, which has no other header. */
export function PrintHeader({ brand, children }: { brand: string; children?: ReactNode }) {
  return (
    <div data-paper-only="">
      <p className="text-card">{brand}</p>
      {children}
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';

/** A box to tick, its words the target too. */
export function CheckField({ label, ...input }: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className="check">
      <input {...input} type="checkbox" className="check-input" />
      <span>{label}</span>
    </label>
  );
}

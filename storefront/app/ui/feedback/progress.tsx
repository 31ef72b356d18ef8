import { classNames } from '../class-names.ts';

/** A tape measure that shows a share of a whole; the words stand beside it. */
export function Progress({ share, className }: { share: number; className?: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={classNames('tape', percent === 100 && 'is-full', className)} aria-hidden="true">
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}

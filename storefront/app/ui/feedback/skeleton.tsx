import { classNames } from '../class-names.ts';

export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames('skel', className)} aria-hidden="true" />;
}

/** A line for each CSS width. */
export function SkeletonText({ widths }: { widths: readonly string[] }) {
  return (
    <div aria-hidden="true">
      {widths.map((width) => (
        <div key={width} className="skel is-text" style={{ width }} />
      ))}
    </div>
  );
}

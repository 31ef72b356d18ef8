import { classNames } from '../class-names.ts';

/** A block of the size of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames('skel', className)} aria-hidden="true" />;
}

/** Lines of text that are coming; each width is a CSS length. */
export function SkeletonText({ widths }: { widths: readonly string[] }) {
  return (
    <div aria-hidden="true">
      {widths.map((width) => (
        <div key={width} className="skel is-text" style={{ width }} />
      ))}
    </div>
  );
}

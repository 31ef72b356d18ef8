import { classNames } from '../class-names.ts';
import * as styles from './skeleton.module.css';

export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}

export function SkeletonText({ widths }: { widths: readonly string[] }) {
  return (
    <div aria-hidden="true">
      {widths.map((width) => (
        <div key={width} className={`${styles.skeleton} ${styles.textLine}`} style={{ width }} />
      ))}
    </div>
  );
}

import { classNames } from '../class-names.ts';
import * as styles from './progress.module.css';

/** A decorative progress bar: the adjacent text states the value. `share` is between 0 and 1. */
export function Progress({ share, className }: { share: number; className?: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={classNames(styles.progress, percent === 100 && styles.complete, className)} aria-hidden="true">
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}

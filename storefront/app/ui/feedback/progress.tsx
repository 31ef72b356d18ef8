import { classNames } from '../class-names.ts';
import * as styles from './progress.module.css';

export function Progress({ share, className }: { share: number; className?: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={classNames(styles.progress, percent === 100 && styles.complete, className)} aria-hidden="true">
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}

import { classNames } from '../class-names.ts';
import * as styles from './dialog.module.css';
import { Dialog, type DialogProps } from './dialog.tsx';

export function Drawer({ side = 'end', className, ...dialog }: DialogProps & { side?: 'start' | 'end' }) {
  return <Dialog {...dialog} className={classNames(styles.drawer, side === 'start' && styles.start, className)} />;
}

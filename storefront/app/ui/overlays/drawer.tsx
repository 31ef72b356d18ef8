import { classNames } from '../class-names.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

/** A dialog along one side of the screen, of its whole height: for what is looked at beside the page. */
export function Drawer({ side = 'end', className, ...dialog }: DialogProps & { side?: 'start' | 'end' }) {
  return <Dialog {...dialog} className={classNames('drawer', side === 'start' && 'is-start', className)} />;
}

import { classNames } from '../../ui/class-names.ts';
import type { BackgroundColor, BlockContent } from '../block-content.ts';
import * as styles from './background.module.css';

/** The background color of a block. Black text never stands on the dark color, which becomes kraft. */
export function backgroundColorOf(
  { background, blackText }: Pick<BlockContent, 'background' | 'blackText'>,
  fallback: BackgroundColor = 'paper',
): BackgroundColor {
  const color = background ?? fallback;
  return color === 'night' && blackText === true ? 'kraft' : color;
}

export function backgroundClass(color: BackgroundColor): string {
  return classNames(styles.ground, `is-${color}`, color === 'night' && 'dark');
}

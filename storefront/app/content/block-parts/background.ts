import { classNames } from '../../ui/class-names.ts';
import type { BackgroundColor, BlockContent } from '../block-content.ts';

/** The background color of a block. Black text never stands on the dark color, which becomes kraft. */
export function backgroundColorOf(
  { background, blackText }: Pick<BlockContent, 'background' | 'blackText'>,
  fallback: BackgroundColor = 'paper',
): BackgroundColor {
  const color = background ?? fallback;
  return color === 'night' && blackText === true ? 'kraft' : color;
}

export function backgroundClass(color: BackgroundColor): string {
  return classNames('ground', `is-${color}`, color === 'night' && 'dark');
}

import type { BackgroundColor } from '@outfitter/contract/client';
import { classNames } from '../../ui/class-names.ts';
import type { BlockContent } from '../block-content.ts';
import * as styles from './background.module.css';

/** Returns the background color of a block. Black text never gets the dark background: it becomes kraft. */
export function backgroundColorOf(
  { background, blackText }: Pick<BlockContent, 'background' | 'blackText'>,
  fallback: BackgroundColor = 'paper',
): BackgroundColor {
  const color = background ?? fallback;
  return color === 'night' && blackText === true ? 'kraft' : color;
}

interface BackgroundProps {
  className: string;
  'data-background': BackgroundColor;
  'data-theme': 'dark' | undefined;
}

export function backgroundProps(color: BackgroundColor, className?: string): BackgroundProps {
  return {
    className: classNames(styles.background, className),
    'data-background': color,
    'data-theme': color === 'night' ? 'dark' : undefined,
  };
}

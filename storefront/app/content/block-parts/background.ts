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

interface BackgroundProps {
  className: string;
  'data-background': BackgroundColor;
  'data-theme': 'dark' | undefined;
}

/** Props of an element with a background color. On the dark color its content has the dark theme. */
export function backgroundProps(color: BackgroundColor, className?: string): BackgroundProps {
  return {
    className: classNames(styles.background, className),
    'data-background': color,
    'data-theme': color === 'night' ? 'dark' : undefined,
  };
}

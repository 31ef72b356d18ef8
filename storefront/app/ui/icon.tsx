import { classNames } from './class-names.ts';
import * as styles from './icon.module.css';

/** SVG paths on a 24 px grid, for a stroke width of 2 and square line caps. */
const paths = {
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-6 8-6s8 2 8 6',
  back: 'm15 5-7 7 7 7',
  cart: 'M4 8h16v13H4zM8 8V6a4 4 0 0 1 8 0v2',
  chat: 'M3 4h18v13H10l-5 4v-4H3z',
  check: 'm4 12 5.5 5.5L20 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2.5',
  compare: 'M4 8h14l-4-4M20 16H6l4 4',
  cross: 'm5 5 14 14M19 5 5 19',
  down: 'm5 9 7 7 7-7',
  filter: 'M3 6h18M6 12h12M9 18h6',
  heart: 'M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7v0',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  menu: 'M3 6h18M3 12h18M3 18h18',
  minus: 'M4 12h16',
  next: 'm9 5 7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  phone: 'M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c-9 2-18-7-16-16z',
  play: 'M7 4v16l13-8z',
  plus: 'M12 4v16M4 12h16',
  returns: 'M4 9h11a5 5 0 0 1 0 10H8M4 9l5-5M4 9l5 5',
  ruler: 'M3 8h18v8H3zM7 8v4M11 8v5M15 8v4M19 8v0',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  store: 'M4 10v11h16V10M2 10l3-7h14l3 7zM9 21v-6h6v6',
  pin: 'M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  truck: 'M2 6h12v11H2zM14 10h4l4 4v3h-8M7 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  up: 'm5 15 7-7 7 7',
  warning: 'M12 3 2 20h20zM12 10v5M12 17.5v0',
} as const;
export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

export function Icon({ name, small = false, className }: { name: IconName; small?: boolean; className?: string }) {
  return (
    <svg className={classNames(styles.icon, small && styles.small, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

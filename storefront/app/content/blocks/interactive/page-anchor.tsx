import { classNames } from '../../../ui/class-names.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import type { BlockProps } from '../block.ts';
import * as styles from './page-anchor.module.css';

/** Returns the pixels between the top of the window and the anchor after a jump (BLOCK-048). */
export function anchorOffset(hasSeparatorLine: boolean): number {
  return hasSeparatorLine ? 92 : 132;
}

export function PageAnchor({ fields }: BlockProps<'page-anchor'>) {
  const { anchor } = fields;
  if (!anchor) return null;
  const hasLine = fields.seperatorLine === true;
  return (
    <div
      id={anchor}
      tabIndex={-1}
      {...backgroundProps(backgroundColorOf(fields), classNames(styles.root, hasLine && styles.hasLine))}
      style={{ scrollMarginTop: anchorOffset(hasLine) }}
    >
      {hasLine ? <hr className={layoutStyles.container} /> : null}
    </div>
  );
}

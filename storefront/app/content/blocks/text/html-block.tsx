import { RichText } from '../../../platform/content/rich-text.tsx';
import { classNames } from '../../../ui/class-names.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import type { BlockProps } from '../block.ts';
import * as styles from './html-block.module.css';

/** BLOCK-005: an editor's HTML, as wide as the grid, 600 px centered, or the whole page. */
export function HtmlBlock({ fields }: BlockProps<'html-block'>) {
  const width = fields.width?.toLowerCase() ?? '';
  const { html } = fields;
  if (!html) return null;
  const isFull = width.startsWith('full');
  const isInset = width.startsWith('inset');
  return (
    <div className={classNames(styles.htmlBlock, !isFull && layoutStyles.container)}>
      <RichText className={classNames('rich-text', isInset && styles.isInset)} html={html} />
    </div>
  );
}

import { RichText } from '../../../platform/content/rich-text.tsx';
import { classNames } from '../../../ui/class-names.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import type { BlockProps } from '../block.ts';
import * as styles from './html-block.module.css';

export function HtmlBlock({ fields }: BlockProps<'html-block'>) {
  const { html } = fields;
  if (!html) return null;
  const width = widthOf(fields.width);
  return (
    <div className={classNames(styles.root, width !== 'full' && layoutStyles.container)} data-width={width}>
      <RichText className={`rich-text ${styles.body}`} html={html} />
    </div>
  );
}

function widthOf(name = ''): 'full' | 'grid' | 'inset' {
  const width = name.toLowerCase();
  if (width.startsWith('full')) return 'full';
  return width.startsWith('inset') ? 'inset' : 'grid';
}

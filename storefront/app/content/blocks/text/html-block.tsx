import { classNames } from '../../../ui/class-names.ts';
import { readText } from '../../fields.ts';
import { RichText } from '../../rich-text.tsx';
import type { BlockProps } from '../block.ts';

/** BLOCK-005: an editor's HTML, as wide as the grid, 600 px in its middle, or the whole page. */
export function HtmlBlock({ fields }: BlockProps) {
  const width = readText(fields, 'width')?.toLowerCase() ?? '';
  const html = readText(fields, 'html');
  if (!html) return null;
  const isFull = width.startsWith('full');
  const isInset = width.startsWith('inset');
  return (
    <div className={classNames('html-block', !isFull && 'wrap')}>
      <RichText className={classNames('rich-text', isInset && 'is-inset')} html={html} />
    </div>
  );
}

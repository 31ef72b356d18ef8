import { classNames } from '../../ui/class-names.ts';
import type { BlockContent } from '../block-content.ts';
import { backgroundColorOf, backgroundProps } from './background.ts';
import { BlockText } from './block-text.tsx';
import * as styles from './text-panel.module.css';

interface TextPanelProps {
  fields: BlockContent & Pick<BlockContent<'banner'>, 'buttonAlignment' | 'sideBySideButtons'>;
  isFirst: boolean;
  className: string;
}

export function TextPanel({ fields, isFirst, className }: TextPanelProps) {
  return (
    <div {...backgroundProps(backgroundColorOf(fields), classNames(styles.panel, className))}>
      <BlockText fields={fields} level={isFirst ? 1 : 2} buttons="primary" textClassName={styles.text} buttonsClassName={styles.buttons} />
    </div>
  );
}

import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { BlockText } from '../../block-parts/block-text.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './text-block.module.css';

export function TextBlock({ fields }: BlockProps<'text-block'>) {
  return (
    <section {...backgroundProps(backgroundColorOf(fields), styles.root)} data-align={fields.alignment}>
      <div className={styles.column}>
        <BlockText fields={fields} textClassName={styles.paragraph} buttonsClassName={styles.buttons} />
      </div>
    </section>
  );
}

import { backgroundClass, backgroundColorOf } from '../../block-parts/background.ts';
import { BlockText } from '../../block-parts/block-text.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './text-block.module.css';

/** BLOCK-025: text in a narrow column. */
export function TextBlock({ fields }: BlockProps<'text-block'>) {
  return (
    <section className={`${styles.textBlock} ${backgroundClass(backgroundColorOf(fields))} is-${fields.alignment ?? 'left'}`}>
      <div className={styles.textBlockColumn}>
        <BlockText fields={fields} />
      </div>
    </section>
  );
}

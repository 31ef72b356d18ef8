import { backgroundClass, backgroundColorOf } from '../../block-parts/background.ts';
import { BlockText } from '../../block-parts/block-text.tsx';
import type { BlockProps } from '../block.ts';

/** BLOCK-025: text in a narrow column. */
export function TextBlock({ fields }: BlockProps<'text-block'>) {
  return (
    <section className={`text-block ${backgroundClass(backgroundColorOf(fields))} is-${fields.alignment ?? 'left'}`}>
      <div className="text-block-column">
        <BlockText fields={fields} />
      </div>
    </section>
  );
}

import { BlockWords } from '../block-words.tsx';
import { alignmentOf, groundClass, groundOf } from '../ground.ts';
import type { BlockProps } from './block.ts';

/** BLOCK-025: words in a narrow column. */
export function TextBlock({ fields }: BlockProps) {
  return (
    <section className={`text-block ${groundClass(groundOf(fields))} is-${alignmentOf(fields) ?? 'left'}`}>
      <div className="text-block-column">
        <BlockWords fields={fields} />
      </div>
    </section>
  );
}

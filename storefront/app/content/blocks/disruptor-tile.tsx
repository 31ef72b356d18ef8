import { Picture } from '../../ui/picture.tsx';
import { shapeOf } from '../aspect-ratio.ts';
import { BlockWords } from '../block-words.tsx';
import { pictureOf } from '../fields.ts';
import { groundClass, groundOf } from '../ground.ts';
import type { BlockProps } from './block.ts';

/** BLOCK-054: a piece of advice as large as a product's tile; alone on a page, as wide as the grid. */
export function DisruptorTile({ fields }: BlockProps) {
  const image = pictureOf(fields);
  return (
    <div className="wrap disruptor-place">
      <section className={`disruptor ${groundClass(groundOf(fields, 'night'))}`}>
        <div className="disruptor-words">
          <BlockWords fields={fields} />
        </div>
        {image ? <Picture image={image} sizes="(width >= 48rem) 40vw, 100vw" least={340} most={500} ratio={shapeOf(image)} /> : null}
      </section>
    </div>
  );
}

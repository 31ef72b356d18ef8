import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { shapeOf } from '../aspect-ratio.ts';
import { BlockWords } from '../block-words.tsx';
import { pictureOf } from '../fields.ts';
import { groundClass, groundOf } from '../ground.ts';
import type { BlockProps } from './block.ts';

/** BLOCK-024: a category's head, low enough to leave the products in sight. */
export function CategoryStaticBanner({ fields, isFirst }: BlockProps) {
  const image = pictureOf(fields);
  return (
    <section className={classNames('static-banner', groundClass(groundOf(fields, 'kraft')), !image && 'is-plain')}>
      <div className="static-banner-words">
        <BlockWords fields={fields} size="page-t" level={isFirst ? 1 : 2} />
      </div>
      {image ? (
        <div className="static-banner-art" style={image.ground ? { backgroundColor: image.ground } : undefined}>
          <Picture
            image={image}
            sizes="(width >= 48rem) 42vw, 100vw"
            least={500}
            most={750}
            ratio={shapeOf(image)}
            priority={isFirst ? 'first' : 'lazy'}
          />
        </div>
      ) : null}
    </section>
  );
}

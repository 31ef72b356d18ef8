import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { ratioOf, shapeOf } from '../aspect-ratio.ts';
import { BlockWords } from '../block-words.tsx';
import { ContentLink } from '../content-link.tsx';
import { groupOf, linkOf, pictureOf } from '../fields.ts';
import { alignmentOf, groundClass, groundOf } from '../ground.ts';
import type { BlockProps } from './block.ts';

/** BLOCK-055: a picture, on the left unless its editor wants it on the right, and words beside it. */
export function TwoColumnImageText({ fields }: BlockProps) {
  const image = pictureOf(fields);
  const imageLink = linkOf(groupOf(fields, 'image'), 'imageLink');
  const [width, height] = ratioOf(fields) ?? [5, 4];
  const picture = image ? (
    <span className="two-column-art" style={{ aspectRatio: `${width} / ${height}`, backgroundColor: image.ground }}>
      <Picture image={image} sizes="(width >= 48rem) 58vw, 100vw" least={500} most={1000} ratio={shapeOf(image)} />
    </span>
  ) : null;
  return (
    <section className={groundClass(groundOf(fields))}>
      <div className={classNames('wrap two-column', alignmentOf(fields) === 'right' && 'is-right', !image && 'is-plain')}>
        {picture && imageLink ? <ContentLink to={imageLink}>{picture}</ContentLink> : picture}
        <div className="two-column-words">
          <BlockWords fields={fields} />
        </div>
      </div>
    </section>
  );
}

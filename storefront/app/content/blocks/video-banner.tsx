import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { ratioOf, shapeOf } from '../aspect-ratio.ts';
import { BlockVideo } from '../block-video.tsx';
import { BlockWords } from '../block-words.tsx';
import { buttonsOf, groupOf, pictureOf, textOf } from '../fields.ts';
import { alignmentOf, groundClass, groundOf } from '../ground.ts';
import { clipOf } from '../video-clip.ts';
import type { BlockProps } from './block.ts';

/** BLOCK-011: a moving picture in a box of its own shape, the words below it or on a plate in its corner. */
export function VideoBanner({ fields, isFirst }: BlockProps) {
  const image = pictureOf(fields);
  const video = groupOf(fields, 'video');
  const [width, height] = ratioOf(fields) ?? [16, 7];
  const hasWords = [textOf(fields, 'headline'), textOf(fields, 'text'), buttonsOf(fields)[0]].some(Boolean);
  const hasArt = Boolean(clipOf(video) ?? image);
  if (!hasArt && !hasWords) return null;
  return (
    <section className={classNames('video-banner', `is-${alignmentOf(fields) ?? 'left'}`, !hasArt && 'is-bare')}>
      {hasArt ? (
        <div className="video-banner-art" style={{ aspectRatio: `${width} / ${height}`, backgroundColor: image?.ground }}>
          {clipOf(video) ? (
            <BlockVideo video={video} mobileVideo={groupOf(fields, 'mobileVideo')} poster={image} ratio={[width, height]} />
          ) : image ? (
            <Picture image={image} sizes="100vw" least={500} most={1500} ratio={shapeOf(image)} />
          ) : null}
        </div>
      ) : null}
      {hasWords ? (
        <div className={`plate ${groundClass(groundOf(fields))}`}>
          <BlockWords fields={fields} level={isFirst ? 1 : 2} buttons="primary" />
        </div>
      ) : null}
    </section>
  );
}

import { classNames } from '../../../ui/class-names.ts';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { artworkRatio, aspectRatioOf } from '../../block-parts/aspect-ratio.ts';
import { alignmentOf, backgroundClass, backgroundColorOf } from '../../block-parts/background.ts';
import { BlockText } from '../../block-parts/block-text.tsx';
import { BlockVideo } from '../../block-parts/block-video.tsx';
import { videoClipOf } from '../../block-parts/video-clip.ts';
import { buttonsOf, readGroup, readImage, readText } from '../../fields.ts';
import type { BlockProps } from '../block.ts';

/** BLOCK-011: a moving picture in a box of its own shape, the words below it or on a plate in its corner. */
export function VideoBanner({ fields, isFirst }: BlockProps) {
  const image = readImage(fields);
  const video = readGroup(fields, 'video');
  const [width, height] = aspectRatioOf(fields) ?? [16, 7];
  const hasWords = [readText(fields, 'headline'), readText(fields, 'text'), buttonsOf(fields)[0]].some(Boolean);
  const hasArt = Boolean(videoClipOf(video) ?? image);
  if (!hasArt && !hasWords) return null;
  return (
    <section className={classNames('video-banner', `is-${alignmentOf(fields) ?? 'left'}`, !hasArt && 'is-bare')}>
      {hasArt ? (
        <div className="video-banner-art" style={{ aspectRatio: `${width} / ${height}`, backgroundColor: image?.ground }}>
          {videoClipOf(video) ? (
            <BlockVideo video={video} mobileVideo={readGroup(fields, 'mobileVideo')} poster={image} ratio={[width, height]} />
          ) : image ? (
            <ResponsiveImage image={image} sizes="100vw" minWidth={500} maxWidth={1500} ratio={artworkRatio(image)} />
          ) : null}
        </div>
      ) : null}
      {hasWords ? (
        <div className={`plate ${backgroundClass(backgroundColorOf(fields))}`}>
          <BlockText fields={fields} level={isFirst ? 1 : 2} buttons="primary" />
        </div>
      ) : null}
    </section>
  );
}

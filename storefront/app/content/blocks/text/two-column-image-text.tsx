import { classNames } from '../../../ui/class-names.ts';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { PromoCard } from '../../../ui/promo-card/index.tsx';
import { artworkRatio, aspectRatioOf } from '../../block-parts/aspect-ratio.ts';
import { alignmentOf, backgroundClass, backgroundColorOf } from '../../block-parts/background.ts';
import { BlockText } from '../../block-parts/block-text.tsx';
import { videoClipOf } from '../../block-parts/video-clip.ts';
import { ContentLink } from '../../content-link.tsx';
import { readGroup, readImage, readLink } from '../../fields.ts';
import type { BlockProps } from '../block.ts';

const sizes = '(width >= 48rem) 58vw, 100vw';

/** BLOCK-055: a picture, on the left unless its editor wants it on the right, and words beside it. With a video it is a promo card. */
export function TwoColumnImageText({ fields }: BlockProps) {
  const image = readImage(fields);
  const video = readGroup(fields, 'video');
  const clip = videoClipOf(video);
  const imageLink = readLink(readGroup(fields, 'image'), 'imageLink');
  const [width, height] = aspectRatioOf(fields) ?? [5, 4];
  const art = !image ? null : clip ? (
    <PromoCard
      image={image}
      imageRatio={artworkRatio(image)}
      video={clip}
      sizes={sizes}
      ratio={aspectRatioOf(fields)}
      hasControls={video.controls !== false}
      autoplay={video.autoplay === true}
      loops={video.loop === true}
    />
  ) : (
    <span className="two-column-art" style={{ aspectRatio: `${width} / ${height}`, backgroundColor: image.ground }}>
      <ResponsiveImage image={image} sizes={sizes} minWidth={500} maxWidth={1000} ratio={artworkRatio(image)} />
    </span>
  );
  return (
    <section className={backgroundClass(backgroundColorOf(fields))}>
      <div className={classNames('wrap two-column', alignmentOf(fields) === 'right' && 'is-right', !image && 'is-plain')}>
        {art && imageLink && !clip ? <ContentLink to={imageLink}>{art}</ContentLink> : art}
        <div className="two-column-words">
          <BlockText fields={fields} />
        </div>
      </div>
    </section>
  );
}

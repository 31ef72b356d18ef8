import { classNames } from '../../../ui/class-names.ts';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { buttonsOf } from '../../block-content.ts';
import { artworkRatio, parseAspectRatio } from '../../block-parts/aspect-ratio.ts';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { BlockText } from '../../block-parts/block-text.tsx';
import { BlockVideo } from '../../block-parts/block-video.tsx';
import type { BlockProps } from '../block.ts';
import * as blocksStyles from '../blocks.module.css';
import * as styles from './video-banner.module.css';

/** BLOCK-011: a video in a box of its own aspect ratio, with the text below it or on a panel in its corner. */
export function VideoBanner({ fields, isFirst }: BlockProps<'video-banner'>) {
  const { image, video } = fields;
  const [width, height] = parseAspectRatio(fields.aspectRatio) ?? [16, 7];
  const hasText = [fields.headline, fields.text, buttonsOf(fields)[0]].some(Boolean);
  const hasMedia = Boolean(video?.clip ?? image);
  if (!hasMedia && !hasText) return null;
  return (
    <section className={classNames(blocksStyles.videoBanner, !hasMedia && blocksStyles.isBare)} data-align={fields.alignment ?? 'left'}>
      {hasMedia ? (
        <div className={styles.videoBannerArt} style={{ aspectRatio: `${width} / ${height}`, backgroundColor: image?.ground }}>
          {video?.clip ? (
            <BlockVideo video={video} mobileVideo={fields.mobileVideo} poster={image} ratio={[width, height]} />
          ) : image ? (
            <ResponsiveImage image={image} sizes="100vw" minWidth={500} maxWidth={1500} ratio={artworkRatio(image)} />
          ) : null}
        </div>
      ) : null}
      {hasText ? (
        <div {...backgroundProps(backgroundColorOf(fields), blocksStyles.plate)}>
          <BlockText fields={fields} level={isFirst ? 1 : 2} buttons="primary" />
        </div>
      ) : null}
    </section>
  );
}

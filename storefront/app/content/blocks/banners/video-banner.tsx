import { classNames } from '../../../ui/class-names.ts';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { buttonsOf } from '../../block-content.ts';
import { imageRatio, parseAspectRatio } from '../../block-parts/aspect-ratio.ts';
import { BlockVideo } from '../../block-parts/block-video.tsx';
import { TextPanel } from '../../block-parts/text-panel.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './video-banner.module.css';

export function VideoBanner({ fields, isFirst }: BlockProps<'video-banner'>) {
  const { image, video } = fields;
  const [width, height] = parseAspectRatio(fields.aspectRatio) ?? [16, 7];
  const hasText = [fields.headline, fields.text, buttonsOf(fields)[0]].some(Boolean);
  const hasMedia = Boolean(video?.clip ?? image);
  if (!hasMedia && !hasText) return null;
  return (
    <section className={classNames(styles.root, !hasMedia && styles.textOnly)} data-align={fields.alignment ?? 'left'}>
      {hasMedia ? (
        <div className={styles.media} style={{ aspectRatio: `${width} / ${height}`, backgroundColor: image?.background }}>
          {video?.clip ? (
            <BlockVideo video={video} mobileVideo={fields.mobileVideo} poster={image} ratio={[width, height]} />
          ) : image ? (
            <ResponsiveImage image={image} sizes="100vw" minWidth={500} maxWidth={1500} ratio={imageRatio(image)} />
          ) : null}
        </div>
      ) : null}
      {hasText ? <TextPanel fields={fields} isFirst={isFirst} className={styles.panel} /> : null}
    </section>
  );
}

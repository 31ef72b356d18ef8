import { classNames } from '../../../ui/class-names.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { PromoCard } from '../../../ui/promo-card/index.tsx';
import { imageRatio, parseAspectRatio } from '../../block-parts/aspect-ratio.ts';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { BlockText } from '../../block-parts/block-text.tsx';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './two-column-image-text.module.css';

const sizes = '(width >= 48rem) 58vw, 100vw';

/** Renders the image on the left unless `alignment` is `right` (BLOCK-055). With a video the block becomes a promo card. */
export function TwoColumnImageText({ fields }: BlockProps<'two-column-image-text'>) {
  const { image, video } = fields;
  const clip = video?.clip;
  const imageLink = fields.image?.imageLink;
  const [width, height] = parseAspectRatio(fields.aspectRatio) ?? [5, 4];
  const media = !image ? null : clip ? (
    <PromoCard
      image={image}
      imageRatio={imageRatio(image)}
      video={clip}
      sizes={sizes}
      ratio={parseAspectRatio(fields.aspectRatio)}
      hasControls={video.controls !== false}
      autoplay={video.autoplay === true}
      loops={video.loop === true}
    />
  ) : (
    <span className={styles.image} style={{ aspectRatio: `${width} / ${height}`, backgroundColor: image.background }}>
      <ResponsiveImage image={image} sizes={sizes} minWidth={500} maxWidth={1000} ratio={imageRatio(image)} />
    </span>
  );
  return (
    <section {...backgroundProps(backgroundColorOf(fields))}>
      <div className={classNames(`${layoutStyles.container} ${styles.root}`, !image && styles.textOnly)} data-align={fields.alignment}>
        {media && imageLink && !clip ? <ContentLink to={imageLink}>{media}</ContentLink> : media}
        <div className={styles.text}>
          <BlockText fields={fields} textClassName={styles.paragraph} buttonsClassName={styles.buttons} />
        </div>
      </div>
    </section>
  );
}

import { classNames } from '../../../ui/class-names.ts';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { artworkRatio } from '../../block-parts/aspect-ratio.ts';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { BlockText } from '../../block-parts/block-text.tsx';
import type { BlockProps } from '../block.ts';
import * as blocksStyles from '../blocks.module.css';

/** BLOCK-010: an image over the whole width with the text on a panel over it; without an image, the text on its background. */
export function Banner({ fields, isFirst }: BlockProps<'banner'>) {
  const image = fields.bannerImage ?? fields.image;
  return (
    <section
      className={classNames(blocksStyles.plateBanner, !image && blocksStyles.isBare)}
      data-height={fields.bannerHeight ?? 'medium'}
      data-align={fields.alignment ?? 'left'}
    >
      {image ? (
        <div className={blocksStyles.plateBannerArt} style={image.ground ? { backgroundColor: image.ground } : undefined}>
          <ResponsiveImage
            image={image}
            sizes={artworkRatio(image)[0] > artworkRatio(image)[1] ? '(width >= 48rem) 100vw, 200vw' : '100vw'}
            minWidth={500}
            maxWidth={1500}
            ratio={artworkRatio(image)}
            priority={isFirst ? 'first' : 'lazy'}
          />
        </div>
      ) : null}
      <div {...backgroundProps(backgroundColorOf(fields), blocksStyles.plate)}>
        <BlockText fields={fields} level={isFirst ? 1 : 2} buttons="primary" />
      </div>
    </section>
  );
}

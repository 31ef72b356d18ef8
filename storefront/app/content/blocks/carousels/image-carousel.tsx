import * as layoutStyles from '../../../ui/layout.module.css';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import type { BlockContent } from '../../block-content.ts';
import { imageRatio, parseAspectRatio } from '../../block-parts/aspect-ratio.ts';
import { BlockCarousel } from '../../block-parts/block-carousel.tsx';
import { BlockSection } from '../../block-parts/block-section.tsx';
import { ContentLink } from '../../content-link.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import * as styles from './image-carousel.module.css';

function Slide({ slide, fields }: { slide: BlockEntry<'image-carousel', 'images'>; fields: BlockContent<'image-carousel'> }) {
  const { image } = slide;
  if (!image) return null;
  const to = slide.ctaLink ?? slide.image?.imageLink;
  const { text } = slide;
  const ratio = parseAspectRatio(fields.aspectRatio) ?? imageRatio(image);
  const content = (
    <span className={styles.image} style={{ aspectRatio: `${ratio[0]} / ${ratio[1]}`, backgroundColor: image.background }}>
      <ResponsiveImage image={image} sizes="(width >= 81.25rem) 1300px, 100vw" minWidth={500} maxWidth={1500} ratio={imageRatio(image)} />
    </span>
  );
  return (
    <figure className={styles.slide}>
      {to ? <ContentLink to={to}>{content}</ContentLink> : content}
      {text ? <figcaption className="text-muted">{text}</figcaption> : null}
    </figure>
  );
}

export function ImageCarousel({ fields }: BlockProps<'image-carousel'>) {
  const slides = (fields.images ?? []).filter((slide) => slide.image);
  const [only] = slides;
  if (!only) return null;
  const thumbnails = slides.flatMap((slide) => {
    const { image } = slide;
    return image ? [<ResponsiveImage key={image.link} image={image} sizes="56px" minWidth={170} maxWidth={170} isDecorative />] : [];
  });
  const shown =
    slides.length === 1 ? (
      <Slide slide={only} fields={fields} />
    ) : (
      <BlockCarousel fields={fields} {...(fields.thumbnails === true ? { thumbnails } : {})}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides do not move and may have the same image
          <Slide key={index} slide={slide} fields={fields} />
        ))}
      </BlockCarousel>
    );
  return fields.headline ? (
    <BlockSection fields={fields}>{shown}</BlockSection>
  ) : (
    <div className={`${layoutStyles.container} ${styles.root}`}>{shown}</div>
  );
}

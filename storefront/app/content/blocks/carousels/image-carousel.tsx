import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { artworkRatio, aspectRatioOf } from '../../block-parts/aspect-ratio.ts';
import { BlockCarousel } from '../../block-parts/block-carousel.tsx';
import { BlockSection } from '../../block-parts/block-section.tsx';
import { ContentLink } from '../../content-link.tsx';
import { type ContentFields, readGroup, readImage, readLink, readList, readText } from '../../fields.ts';
import type { BlockProps } from '../block.ts';

function Slide({ slide, fields }: { slide: ContentFields; fields: ContentFields }) {
  const image = readImage(slide);
  if (!image) return null;
  const to = readLink(slide) ?? readLink(readGroup(slide, 'image'), 'imageLink');
  const text = readText(slide, 'text');
  const ratio = aspectRatioOf(fields) ?? artworkRatio(image);
  const picture = (
    <span className="image-slide-art" style={{ aspectRatio: `${ratio[0]} / ${ratio[1]}`, backgroundColor: image.ground }}>
      <ResponsiveImage image={image} sizes="(width >= 81.25rem) 1300px, 100vw" minWidth={500} maxWidth={1500} ratio={artworkRatio(image)} />
    </span>
  );
  return (
    <figure className="image-slide">
      {to ? <ContentLink to={to}>{picture}</ContentLink> : picture}
      {text ? <figcaption className="soft">{text}</figcaption> : null}
    </figure>
  );
}

/** BLOCK-031: pictures to page through; one alone stands still. */
export function ImageCarousel({ fields }: BlockProps) {
  const slides = readList(fields, 'images').filter((slide) => readImage(slide));
  const [only] = slides;
  if (!only) return null;
  const thumbnails = slides.flatMap((slide) => {
    const image = readImage(slide);
    return image ? [<ResponsiveImage key={image.link} image={image} sizes="56px" minWidth={170} maxWidth={170} isDecorative />] : [];
  });
  const shown =
    slides.length === 1 ? (
      <Slide slide={only} fields={fields} />
    ) : (
      <BlockCarousel fields={fields} className="image-carousel" {...(fields.thumbnails === true ? { thumbnails } : {})}>
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide has its place, and a picture may come twice
          <Slide key={at} slide={slide} fields={fields} />
        ))}
      </BlockCarousel>
    );
  return readText(fields, 'headline') ? <BlockSection fields={fields}>{shown}</BlockSection> : <div className="wrap mt-8">{shown}</div>;
}

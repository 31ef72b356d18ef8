import { classNames } from '../class-names.ts';
import { type ImageSource, imageSrcSet, imageUrl } from './image-url.ts';

interface ImageProps {
  image: ImageSource;
  /** The `sizes` attribute: how wide it is shown, by screen. */
  sizes: string;
  /** The narrowest and widest place it is shown in, CSS pixels. */
  minWidth?: number;
  maxWidth?: number;
  /** In view when the page opens: asked for at once, the first of them before everything else. */
  priority?: 'first' | 'eager' | 'lazy';
  /** Leaves the words out where they stand beside it. */
  isDecorative?: boolean;
  /** Width over height; product pictures are 4:5. */
  ratio?: readonly [number, number];
  className?: string;
  /** The address of one that is there already and shows the same, whole: it stands behind this one. */
  placeholderUrl?: string | undefined;
}

/** A picture of the image service in a box of known size, on its own ground until it is there. */
export function ResponsiveImage({
  image,
  sizes,
  minWidth = 250,
  maxWidth = 375,
  priority = 'lazy',
  isDecorative,
  ratio = [4, 5],
  className,
  placeholderUrl,
}: ImageProps) {
  const width = 500;
  return (
    <img
      className={className}
      src={imageUrl(image, width)}
      srcSet={imageSrcSet(image, minWidth, maxWidth)}
      sizes={sizes}
      width={width}
      height={Math.round((width * ratio[1]) / ratio[0])}
      alt={isDecorative ? '' : image.alt}
      style={{
        ...(image.point ? { objectPosition: image.point.map((share) => `${share * 100}%`).join(' ') } : {}),
        ...(placeholderUrl ? { background: `url("${placeholderUrl}") center / contain no-repeat` } : {}),
      }}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding={priority === 'first' ? 'sync' : 'async'}
    />
  );
}

/** The 4:5 box of a product picture. */
export function ImageBox({ className, ...props }: ImageProps) {
  return (
    <div className={classNames('picture-box', className)} style={props.image.ground ? { backgroundColor: props.image.ground } : undefined}>
      <ResponsiveImage {...props} />
    </div>
  );
}

import { classNames } from '../class-names.ts';
import { useNearViewport } from '../hooks/use-near-viewport.ts';
import * as styles from './image.module.css';
import { type ImageSource, imageSrcSet, imageUrl, offeredWidths } from './image-url.ts';

interface ImageProps {
  image: ImageSource;
  sizes: string;
  /** Widths in CSS pixels between which files are offered, the larger one also for screens of twice the density. */
  minWidth?: number;
  maxWidth?: number;
  /** Loading priority. `first`: the largest image in the first viewport. `eager`: also in the first viewport. */
  priority?: 'first' | 'eager' | 'lazy';
  /** True if adjacent text says the same, so that the alternative text is empty. */
  isDecorative?: boolean;
  ratio?: readonly [number, number];
  className?: string;
  placeholderUrl?: string | undefined;
}

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
  const widths = offeredWidths(minWidth, maxWidth);
  const width = Math.min(500, Math.max(...widths));
  return (
    <img
      className={className}
      src={imageUrl(image, width)}
      srcSet={imageSrcSet(image, widths)}
      sizes={sizes}
      width={width}
      height={Math.round((width * ratio[1]) / ratio[0])}
      alt={isDecorative ? '' : image.alt}
      style={{
        ...(image.focalPoint ? { objectPosition: image.focalPoint.map((fraction) => `${fraction * 100}%`).join(' ') } : {}),
        ...(placeholderUrl ? { background: `url("${placeholderUrl}") center / contain no-repeat` } : {}),
      }}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding={priority === 'first' ? 'sync' : 'async'}
    />
  );
}

/** Image with a box of its own, because a browser shows the last image of an element until the next one has loaded. */
export function ImageBox({ className, ...props }: ImageProps) {
  return (
    <div
      className={classNames(styles.imageBox, className)}
      style={props.image.background ? { backgroundColor: props.image.background } : undefined}
    >
      <ResponsiveImage key={props.image.link} {...props} />
    </div>
  );
}

/** Loads the image only near the viewport (LIST-009); without JavaScript the browser decides. The box is visible before the image loads. */
export function NearImageBox({ className, ...props }: ImageProps) {
  const [ref, isNear] = useNearViewport();
  const image = <ResponsiveImage key={props.image.link} {...props} />;
  return (
    <div
      ref={ref}
      className={classNames(styles.imageBox, className)}
      style={props.image.background ? { backgroundColor: props.image.background } : undefined}
    >
      {isNear ? image : <noscript>{image}</noscript>}
    </div>
  );
}

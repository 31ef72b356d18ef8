import { classNames } from './class-names.ts';
import { type PictureImage, pictureSource, pictureSourceSet } from './picture-source.ts';

interface PictureProps {
  image: PictureImage;
  /** The `sizes` attribute: how wide it is shown, by screen. */
  sizes: string;
  /** The narrowest and widest place it is shown in, CSS pixels. */
  least?: number;
  most?: number;
  /** In view when the page opens: asked for at once, the first of them before everything else. */
  priority?: 'first' | 'eager' | 'lazy';
  /** Leaves the words out where they stand beside it. */
  decorative?: boolean;
  /** Width over height; product pictures are 4:5. */
  ratio?: readonly [number, number];
  className?: string;
  /** The address of one that is there already and shows the same, whole: it stands behind this one. */
  behind?: string | undefined;
}

/** A picture of the image service in a box of known size, on its own ground until it is there. */
export function Picture({
  image,
  sizes,
  least = 250,
  most = 375,
  priority = 'lazy',
  decorative,
  ratio = [4, 5],
  className,
  behind,
}: PictureProps) {
  const width = 500;
  return (
    <img
      className={className}
      src={pictureSource(image, width)}
      srcSet={pictureSourceSet(image, least, most)}
      sizes={sizes}
      width={width}
      height={Math.round((width * ratio[1]) / ratio[0])}
      alt={decorative ? '' : image.alt}
      style={{
        ...(image.point ? { objectPosition: image.point.map((share) => `${share * 100}%`).join(' ') } : {}),
        ...(behind ? { background: `url("${behind}") center / contain no-repeat` } : {}),
      }}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding={priority === 'first' ? 'sync' : 'async'}
    />
  );
}

/** The 4:5 box of a product picture. */
export function PictureBox({ className, ...props }: PictureProps) {
  return (
    <div className={classNames('picture-box', className)} style={props.image.ground ? { backgroundColor: props.image.ground } : undefined}>
      <Picture {...props} />
    </div>
  );
}

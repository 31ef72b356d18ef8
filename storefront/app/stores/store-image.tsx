import type { Store } from '@outfitter/contract/client';
import { ResponsiveImage } from '../ui/media/image.tsx';
import * as styles from './store-image.module.css';

const sceneRatio = [16, 7] as const;

interface StoreImageProps {
  photo: Store['photoGallery'][number];
  sizes: string;
  /** Largest width at which the image is shown, in CSS pixels. */
  maxWidth: number;
  isDecorative?: boolean;
  priority?: 'eager' | 'lazy';
}

export function StoreImage({ photo: { image, alt }, ...props }: StoreImageProps) {
  return <ResponsiveImage className={styles.root} image={{ link: image, alt }} minWidth={340} ratio={sceneRatio} {...props} />;
}

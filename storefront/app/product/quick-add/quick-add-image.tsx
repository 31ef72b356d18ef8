import { ImageBox } from '../../ui/media/image.tsx';
import type { ImageSource } from '../../ui/media/image-url.ts';
import * as styles from './quick-add-dialog.module.css';

export function QuickAddImage({ image }: { image: ImageSource }) {
  return <ImageBox className={styles.image} image={image} sizes="85px" minWidth={85} maxWidth={85} isDecorative />;
}

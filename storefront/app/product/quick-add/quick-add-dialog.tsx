import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type Tile, type TileColor, tilePath } from '../tile/tile.ts';
import * as styles from './quick-add-dialog.module.css';
import { QuickAddForm } from './quick-add-form.tsx';
import { QuickAddImage } from './quick-add-image.tsx';
import { useQuickAddProduct } from './use-quick-add-product.ts';

export interface QuickAddDialogProps {
  tile: Pick<Tile, 'id' | 'name' | 'to'>;
  color: Pick<TileColor, 'value' | 'image'>;
  isOpen: boolean;
  onClose(): void;
  onAdded?: (() => void) | undefined;
}

/** Adds a style to the cart from its tile: a bottom sheet on phones, a drawer on tablets, on desktops a box over the tile. */
export default function QuickAddDialog({ tile, color, isOpen, onClose, onAdded }: QuickAddDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className={styles.dialog} heading={<span className={styles.name}>{tile.name}</span>}>
      <div className={styles.body}>
        <QuickAddContent tile={tile} color={color} onClose={onClose} onAdded={onAdded} />
      </div>
    </Dialog>
  );
}

function QuickAddContent({ tile, color, onClose, onAdded }: Omit<QuickAddDialogProps, 'isOpen'>) {
  const result = useQuickAddProduct(tile.id);
  if (result.status === 'loaded' && result.product.giftCardAmounts.length === 0) {
    return <QuickAddForm product={result.product} color={color} onClose={onClose} onAdded={onAdded} />;
  }
  return (
    <>
      <QuickAddImage image={color.image} />
      <Message result={result} path={tilePath(tile.to, color.value || undefined)} onClose={onClose} />
    </>
  );
}

interface MessageProps {
  result: ReturnType<typeof useQuickAddProduct>;
  path: string;
  onClose(): void;
}

/** Stands for the form while there is none. */
function Message({ result, path, onClose }: MessageProps) {
  switch (result.status) {
    case 'loading':
      return (
        <div className={styles.content} role="status">
          <span className="visually-hidden">
            <FormattedMessage id="product.quick-add.loading" defaultMessage="Loading the sizes" />
          </span>
          <SkeletonText widths={['40%', '100%', '90%', '60%']} />
        </div>
      );
    case 'gone':
      return (
        <Alert
          className={styles.content}
          role="alert"
          title={<FormattedMessage id="product.quick-add.gone" defaultMessage="We no longer sell this style." />}
        />
      );
    case 'failed':
      return (
        <div className={styles.content}>
          <LoadError onRetry={result.retry} isRetrying={result.isRetrying} />
        </div>
      );
    case 'loaded':
      return (
        <div className={styles.content}>
          <p>
            <FormattedMessage
              id="product.quick-add.gift-card"
              defaultMessage="Choose the amount and add a message on the gift card’s page."
            />
          </p>
          <ButtonLink to={path} onClick={onClose}>
            <FormattedMessage id="product.quick-add.view-gift-card" defaultMessage="View the gift card" />
          </ButtonLink>
        </div>
      );
  }
}

import { FormattedMessage } from 'react-intl';
import { Dialog, useOpenOnMount } from '../../ui/overlays/dialog.tsx';
import * as styles from './store-dialog.module.css';
import { StoreSearch } from './store-search.tsx';
import type { StoreDialogOptions } from './use-store-dialog.tsx';

interface StoreDialogProps extends StoreDialogOptions {
  onClose(): void;
}

export default function StoreDialog({ item, items, hasPickup, onChoose, onClose }: StoreDialogProps) {
  const [isOpen, setOpen] = useOpenOnMount();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className={styles.dialog}
      heading={<FormattedMessage id="stores.dialog" defaultMessage="Choose your store" />}
    >
      <StoreSearch
        item={item}
        items={items}
        hasPickup={hasPickup}
        onChosen={(store) => {
          setOpen(false);
          onChoose?.(store);
        }}
      />
    </Dialog>
  );
}

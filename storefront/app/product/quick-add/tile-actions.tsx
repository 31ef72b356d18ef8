import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { HeartButton } from '../../wishlist/index.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { type Tile, type TileColor, tilePath } from '../tile/tile.ts';
import * as styles from './tile-actions.module.css';

const loadQuickAddDialog = () => import('./quick-add-dialog.tsx');

interface TileActionsProps {
  tile: Tile;
  color: TileColor;
  /** Whether "Quick add" is visible without the pointer on the tile. */
  isQuickAddShown?: boolean;
}

export function TileCompareToggle({ tile }: Pick<TileActionsProps, 'tile'>) {
  return <CompareToggle product={tile} className={styles.compare} />;
}

/**
 * Renders the heart and "Quick add" on the image of a tile. If the code of the dialog cannot be loaded, the next click opens the page of
 * the product.
 */
export default function TileActions({ tile, color, isQuickAddShown = false }: TileActionsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { Component: QuickAddDialog, isLoading, hasFailed, load } = useLazyComponent(loadQuickAddDialog, 'interaction');
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (hasFailed) return void navigate(tilePath(tile.to, color.value));
    setOpen(true);
    load();
  };
  return (
    <div className={classNames(styles.root, isOpen && styles.isOpen)}>
      {tile.isGiftCard ? null : (
        <HeartButton
          product={{ masterId: tile.id, productId: tile.id, color: color.value }}
          name={tile.name}
          className={styles.heart}
          alertClassName={styles.alert}
        />
      )}
      {tile.orderable ? (
        <button
          type="button"
          className={classNames(styles.quickAdd, isQuickAddShown && styles.isAlwaysShown)}
          aria-haspopup="dialog"
          aria-busy={isLoading || undefined}
          aria-label={intl.formatMessage({ id: 'product.quick-add.label', defaultMessage: 'Quick add: {name}' }, { name: tile.name })}
          onClick={open}
        >
          <Icon name="plus" small />
          <span className={styles.quickAddLabel}>
            <FormattedMessage id="product.quick-add" defaultMessage="Quick add" />
          </span>
        </button>
      ) : null}
      {QuickAddDialog ? <QuickAddDialog tile={tile} color={color} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

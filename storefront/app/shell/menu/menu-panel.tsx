import { type CSSProperties, memo, type Ref, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import * as buttonStyles from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { ImageBox } from '../../ui/media/image.tsx';
import type { MenuItem } from './menu.ts';
import { MenuGroup, ShopAll } from './menu-group.tsx';
import { panelId } from './menu-ids.ts';
import * as styles from './menu-panel.module.css';

interface MenuPanelProps {
  item: MenuItem;
  ref: Ref<HTMLDivElement>;
  isInDrawer: boolean;
  onShow(id: string | undefined): void;
}

export const MenuPanel = memo(function MenuPanel({ item, ref, isInDrawer, onShow }: MenuPanelProps) {
  const [openGroup, setOpenGroup] = useState<string>();
  useEffect(() => {
    if (!isInDrawer) setOpenGroup(undefined);
  }, [isInDrawer]);
  const columns = item.sideColumn.length > 0 ? [...item.columns, item.sideColumn] : item.columns;
  const style = { '--columns': columns.length, '--tiles': `${item.tiles.length}fr` } as CSSProperties;
  return (
    <div className={classNames(styles.panel, !item.isMegaMenu && styles.flyout)} id={panelId(item.id)} ref={ref}>
      <div className={styles.header}>
        <button type="button" className={buttonStyles.actionLink} onClick={() => onShow(undefined)}>
          <Icon name="back" small />
          <FormattedMessage id="shell.menu.departments" defaultMessage="All departments" />
        </button>
        <h2 className="text-section">{item.name}</h2>
      </div>
      <Link className={styles.shopAll} to={item.to}>
        <ShopAll name={item.name} />
        <Icon name="next" small />
      </Link>
      <div
        className={classNames(`${layoutStyles.container} ${styles.columns}`, item.tiles.length > 0 && styles.withTiles)}
        style={style}
        data-part="columns"
      >
        {columns.map((column) => (
          <div className={classNames(styles.column, column === item.sideColumn && styles.sideColumn)} key={column[0]?.id}>
            {column.map((group) => (
              <MenuGroup
                key={group.id}
                group={group}
                department={item.name}
                isOpen={openGroup === group.id}
                isInDrawer={isInDrawer}
                onOpen={() => setOpenGroup(group.id)}
                onBack={() => setOpenGroup(undefined)}
              />
            ))}
          </div>
        ))}
        {item.tiles.length > 0 ? (
          <div className={styles.tiles}>
            {item.tiles.map((tile) => (
              <Link key={tile.to} to={tile.to}>
                <ImageBox
                  image={{ link: tile.image, alt: '' }}
                  sizes="(width < 64rem) 96px, 260px"
                  minWidth={85}
                  maxWidth={260}
                  isDecorative
                />
                {tile.text}
              </Link>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
});

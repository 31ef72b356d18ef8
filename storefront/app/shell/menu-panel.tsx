import { type CSSProperties, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { PictureBox } from '../ui/picture.tsx';
import type { MenuEntry, MenuItem } from './menu.ts';
import { isDesktop } from './viewport.ts';

/** What opens under a department: its columns and pictures from 1024 up, a drill-down list below. */
export function MenuPanel({ item, onBack }: { item: MenuItem; onBack(): void }) {
  const [openGroup, setOpenGroup] = useState<string>();
  const style = { '--columns': item.columns.length, '--tiles': `${item.tiles.length}fr` } as CSSProperties;
  return (
    <div className="mega" id={`menu-${item.id}`}>
      <div className="mega-head">
        <button type="button" className="link" onClick={onBack}>
          <Icon name="back" small />
          <FormattedMessage id="shell.menu.departments" defaultMessage="All departments" />
        </button>
        <h2 className="head-t">{item.name}</h2>
      </div>
      <Link className="mega-shop-all" to={item.to}>
        <ShopAll name={item.name} />
        <Icon name="next" small />
      </Link>
      <div className="wrap mega-in max-lg:px-0" style={style}>
        {item.columns.map((column) => (
          <div className="mega-column" key={column[0]?.id}>
            {column.map((group) => (
              <MenuGroup
                key={group.id}
                group={group}
                isOpen={openGroup === group.id}
                onOpen={() => setOpenGroup(group.id)}
                onBack={() => setOpenGroup(undefined)}
              />
            ))}
          </div>
        ))}
        {item.tiles.length > 0 ? (
          <div className="mega-tiles">
            {item.tiles.map((tile) => (
              <Link key={tile.to} to={tile.to}>
                <PictureBox image={{ link: tile.image, alt: '' }} sizes="260px" decorative />
                {tile.text}
              </Link>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface MenuGroupProps {
  group: MenuEntry;
  isOpen: boolean;
  onOpen(): void;
  onBack(): void;
}

function MenuGroup({ group, isOpen, onOpen, onBack }: MenuGroupProps) {
  const opensPanel = group.below.length > 0;
  return (
    <div className={isOpen ? 'mega-group is-open' : 'mega-group'}>
      <h3 className="mega-heading">
        <Link
          to={group.to}
          aria-expanded={opensPanel && isOpen ? true : undefined}
          onClick={(event) => {
            if (!opensPanel || isDesktop()) return;
            event.preventDefault();
            onOpen();
          }}
        >
          {group.name}
          {opensPanel ? <Icon name="next" small /> : null}
        </Link>
      </h3>
      {opensPanel ? (
        <div className="mega-links">
          {isOpen ? (
            <div className="mega-head">
              <button type="button" className="link" onClick={onBack}>
                <Icon name="back" small />
                <FormattedMessage id="shell.menu.back" defaultMessage="Back" />
              </button>
              <p className="head-t">{group.name}</p>
            </div>
          ) : null}
          <Link className="mega-shop-all" to={group.to}>
            <ShopAll name={group.name} />
          </Link>
          <ul>
            {group.below.map((entry) => (
              <li key={entry.id}>
                <Link to={entry.to}>{entry.isBold ? <b>{entry.name}</b> : entry.name}</Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

function ShopAll({ name }: { name: string }) {
  return (
    <b>
      <FormattedMessage id="shell.menu.all" defaultMessage="Shop All {name}" values={{ name }} />
    </b>
  );
}

import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import * as buttonStyles from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MenuEntry } from './menu.ts';
import * as styles from './menu-panel.module.css';
import { isDesktop } from './viewport.ts';

interface MenuGroupProps {
  group: MenuEntry;
  department: string;
  isOpen: boolean;
  isInDrawer: boolean;
  onOpen(): void;
  onBack(): void;
}

export function MenuGroup({ group, department, isOpen, isInDrawer, onOpen, onBack }: MenuGroupProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const hasChildren = group.children.length > 0;
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isInDrawer) (isOpen ? back : link).current?.focus();
  }, [isOpen, isInDrawer]);
  return (
    <div className={classNames(styles.group, hasChildren && styles.withLinks)} data-open={isOpen || undefined}>
      <h3 className={styles.heading}>
        <Link
          ref={link}
          to={group.to}
          style={colorStyle(group)}
          className={group.isBold ? styles.bold : undefined}
          aria-expanded={hasChildren && isInDrawer ? isOpen : undefined}
          onClick={(event) => {
            if (!hasChildren || isDesktop()) return;
            event.preventDefault();
            onOpen();
          }}
        >
          {group.name}
          {hasChildren ? <Icon name="next" small /> : null}
        </Link>
      </h3>
      {hasChildren ? (
        <div className={styles.links}>
          {isOpen ? (
            <div className={styles.header}>
              <button type="button" className={buttonStyles.actionLink} onClick={onBack} ref={back}>
                <Icon name="back" small />
                <span className="visually-hidden">
                  <FormattedMessage id="shell.menu.back" defaultMessage="Back to" />{' '}
                </span>
                {department}
              </button>
              <p className="text-section">{group.name}</p>
            </div>
          ) : null}
          <Link className={styles.shopAll} to={group.to}>
            <ShopAll name={group.name} />
          </Link>
          <ul>
            {group.children.map((entry) => (
              <li key={entry.id}>
                <Link to={entry.to} style={colorStyle(entry)} className={entry.isBold ? styles.bold : undefined}>
                  {entry.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

const colorStyle = ({ color }: MenuEntry) => (color ? { color: color } : undefined);

/** Text of the link to all products of a category (SHELL-018). */
export function ShopAll({ name }: { name: string }) {
  return (
    <b>
      <FormattedMessage id="shell.menu.all" defaultMessage="Shop All {name}" values={{ name }} />
    </b>
  );
}

import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { Link } from '../../platform/locale/navigation.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { type MenuItem, opensPanel } from './menu.ts';
import * as styles from './menu-bar-item.module.css';
import { panelId, toggleId } from './menu-ids.ts';
import { MenuPanel } from './menu-panel.tsx';
import { isDesktop } from './viewport.ts';

const columnLinks = '[data-part="columns"] a';

interface MenuBarItemProps {
  item: MenuItem;
  hasSeparator: boolean;
  isOpen: boolean;
  isInDrawer: boolean;
  onShow(id: string | undefined): void;
}

export function MenuBarItem({ item, hasSeparator, isOpen, isInDrawer, onShow }: MenuBarItemProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isLastPointerTouch = useRef(false);
  const shouldFocusPanel = useRef(false);
  const wasOpen = useRef(isOpen);
  const hasPanel = opensPanel(item);
  const isCurrent = pathname === item.to || pathname.startsWith(`${item.to}/`);

  // In the drawer the focus moves with the level; in the bar it moves into the menu if the keyboard opened it.
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (!isInDrawer) {
      if (isOpen && shouldFocusPanel.current) panel.current?.querySelector<HTMLElement>(columnLinks)?.focus();
    } else if (isOpen) panel.current?.querySelector<HTMLElement>('button')?.focus();
    else link.current?.focus();
    shouldFocusPanel.current = false;
  }, [isOpen, isInDrawer]);

  const onClick = (event: MouseEvent) => {
    if (hasPanel && (!isDesktop() || (isLastPointerTouch.current && !isOpen))) {
      event.preventDefault();
      onShow(item.id);
    } else onShow(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !hasPanel || !isDesktop()) return;
    event.preventDefault();
    if (isOpen) return panel.current?.querySelector<HTMLElement>(columnLinks)?.focus();
    shouldFocusPanel.current = true;
    onShow(item.id);
  };
  return (
    <>
      {hasSeparator ? <li className={styles.separator} aria-hidden="true" /> : null}
      <li
        className={styles.item}
        data-position={item.position}
        data-open={isOpen || undefined}
        data-menu-id={hasPanel ? item.id : undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (isOpen && !isInDrawer && relatedTarget && !currentTarget.contains(relatedTarget)) onShow(undefined);
        }}
        onPointerDown={(event) => {
          isLastPointerTouch.current = event.pointerType !== 'mouse';
        }}
      >
        <Link
          ref={link}
          className={classNames(styles.link, item.isBold && styles.bold)}
          to={item.to}
          style={item.color ? { color: item.color } : undefined}
          aria-current={isCurrent ? (pathname === item.to ? 'page' : 'true') : undefined}
          aria-expanded={hasPanel && isInDrawer ? isOpen : undefined}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <span>{item.name}</span>
          {hasPanel ? <Icon name="next" /> : null}
        </Link>
        {hasPanel ? (
          <>
            <button
              type="button"
              className={styles.toggle}
              id={toggleId(item.id)}
              aria-expanded={isOpen}
              aria-controls={panelId(item.id)}
              aria-label={intl.formatMessage({ id: 'shell.menu.open', defaultMessage: '{name} menu' }, { name: item.name })}
              // Hovering has already opened it, so a mouse click does not close it.
              onClick={(event) => onShow(isOpen && (event.detail === 0 || isLastPointerTouch.current) ? undefined : item.id)}
              onKeyDown={onKeyDown}
            >
              <Icon name="down" small />
            </button>
            <MenuPanel item={item} ref={panel} isInDrawer={isInDrawer} onShow={onShow} />
          </>
        ) : null}
      </li>
    </>
  );
}

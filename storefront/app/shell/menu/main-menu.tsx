import { type PointerEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { CloseButton } from '../../ui/close-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import * as actionStyles from '../../ui/navigation/header-action.module.css';
import { hoverTarget, isHeadedDown, type Point } from './hover-intent.ts';
import * as styles from './main-menu.module.css';
import { type MenuItem, opensPanel } from './menu.ts';
import { MenuBarItem } from './menu-bar-item.tsx';
import { menuId, panelId, toggleId } from './menu-ids.ts';
import { MenuTools } from './menu-tools.tsx';
import { useFlyout } from './use-flyout.ts';
import { useMenuDrawer } from './use-menu-drawer.ts';
import { isDesktop } from './viewport.ts';

/**
 * Category menu as disclosure navigation: one list, shown as a bar with mega menus from 1024 px and as a drill-down drawer below. In the
 * bar a menu opens by hovering after 50 ms, by the first touch, by the button next to the link, or by the down arrow. Escape closes it and
 * restores the focus.
 */
export function MainMenu({ items, brand }: { items: readonly MenuItem[]; brand: React.ReactNode }) {
  const intl = useIntl();
  const { key } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const lastPoint = useRef<Point>(undefined);
  const isDrawerOpen = useMenuDrawer(nav);
  const { openId, show, schedule } = useFlyout({
    root: nav,
    onEscape(closedId) {
      if (document.getElementById(panelId(closedId))?.contains(document.activeElement))
        document.getElementById(toggleId(closedId))?.focus();
    },
  });

  // Closes on navigation (SHELL-020); the drawer opens at its first level.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation and when the drawer opens or closes
  useEffect(() => show(undefined), [key, isDrawerOpen, show]);

  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isDesktop()) return;
    const to = { x: event.clientX, y: event.clientY };
    const headedDown = isHeadedDown(lastPoint.current, to);
    lastPoint.current = to;
    const hoveredId = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-menu-id]')?.dataset.menuId : undefined;
    // The border of the header is between the list and the open menu.
    const isBelowList = hoveredId === undefined && event.clientY > (list.current?.getBoundingClientRect().bottom ?? 0);
    schedule(hoverTarget({ openId, overId: isBelowList ? openId : hoveredId, isHeadedDown: headedDown }), { restarts: headedDown });
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isDesktop()) return;
    lastPoint.current = undefined;
    schedule(hoverTarget({ openId, overId: undefined, isHeadedDown: false }));
  };
  const firstAfterDepartments = items.find((item) => item.position !== 'department')?.id;
  return (
    <nav
      className={styles.menu}
      id={menuId}
      ref={nav}
      popover="auto"
      aria-label={intl.formatMessage({ id: 'shell.menu', defaultMessage: 'Main' })}
      onPointerMove={onPointer}
      onPointerLeave={onPointerLeave}
    >
      <div className={styles.header}>
        {brand}
        <CloseButton
          popoverTarget={menuId}
          popoverTargetAction="hide"
          label={intl.formatMessage({ id: 'shell.menu.close', defaultMessage: 'Close menu' })}
        />
      </div>
      {items.length > 0 ? (
        <ul className={styles.list} ref={list}>
          {items.map((item) => (
            <MenuBarItem
              key={item.id}
              item={item}
              hasSeparator={item.id === firstAfterDepartments && item !== items[0]}
              isOpen={openId === item.id && opensPanel(item)}
              isInDrawer={isDrawerOpen}
              onShow={show}
            />
          ))}
        </ul>
      ) : null}
      <MenuTools />
    </nav>
  );
}

export function MenuButton() {
  return (
    <button type="button" className={`${actionStyles.action} ${layoutStyles.hideOnDesktop} ${styles.menuButton}`} popoverTarget={menuId}>
      <Icon name="menu" />
      <span className="visually-hidden">
        <FormattedMessage id="shell.menu.button" defaultMessage="Menu" />
      </span>
    </button>
  );
}

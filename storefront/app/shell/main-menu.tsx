import { type FocusEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { MenuItem } from './menu.ts';
import { MenuPanel } from './menu-panel.tsx';
import { MenuTools } from './menu-tools.tsx';
import { useFlyout } from './use-flyout.ts';
import { isDesktop } from './viewport.ts';

export const menuId = 'main-menu';

/** The category menu: one list, shown as a bar with flyouts from 1024 up and as a drawer (a popover) below. */
export function MainMenu({ items, brand }: { items: readonly MenuItem[]; brand: React.ReactNode }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const flyout = useFlyout({ openAfter: 50, closeAfter: 50 });
  const { show } = flyout;

  // Closes on navigation (SHELL-020).
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => {
    show(undefined);
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
  }, [pathname, show]);

  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) show(undefined);
  };

  const firstOfRest = items.find((item) => item.place !== 'department')?.id;
  return (
    <nav
      className="nav"
      id={menuId}
      ref={nav}
      popover="auto"
      aria-label={intl.formatMessage({ id: 'shell.menu', defaultMessage: 'Main' })}
      onBlur={closeWhenLeft}
    >
      <div className="nav-head">
        {brand}
        <button
          type="button"
          className="close"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={intl.formatMessage({ id: 'shell.menu.close', defaultMessage: 'Close menu' })}
        >
          <Icon name="cross" />
        </button>
      </div>
      <ul className="nav-list">
        {items.map((item) => {
          const opensPanel = item.columns.length > 0;
          const isOpen = flyout.openId === item.id;
          const isCurrent = pathname === item.to || pathname.startsWith(`${item.to}/`);
          return [
            item.id === firstOfRest ? <li key="stroke" className="nav-stroke" aria-hidden="true" /> : null,
            <li
              key={item.id}
              className={classNames('nav-item', `is-${item.place}`, isOpen && 'is-open')}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse' && isDesktop()) flyout.showSoon(opensPanel ? item.id : '');
              }}
              onPointerLeave={(event) => {
                if (event.pointerType === 'mouse' && isDesktop()) flyout.hideSoon();
              }}
            >
              <Link
                className={classNames('nav-link', item.isSale && 'sale')}
                to={item.to}
                aria-current={isCurrent ? (pathname === item.to ? 'page' : 'true') : undefined}
                onClick={(event) => {
                  if (!opensPanel || isDesktop()) return show(undefined);
                  event.preventDefault();
                  show(item.id);
                }}
              >
                {item.name}
                {opensPanel ? <Icon name="next" /> : null}
              </Link>
              {opensPanel ? (
                <>
                  <button
                    type="button"
                    className="nav-toggle"
                    aria-expanded={isOpen}
                    aria-controls={`menu-${item.id}`}
                    aria-label={intl.formatMessage({ id: 'shell.menu.open', defaultMessage: '{name} menu' }, { name: item.name })}
                    onClick={() => show(isOpen ? undefined : item.id)}
                  >
                    <Icon name="down" small />
                  </button>
                  <MenuPanel item={item} onBack={() => show(undefined)} />
                </>
              ) : null}
            </li>,
          ];
        })}
      </ul>
      <MenuTools />
    </nav>
  );
}

/** Opens the drawer; without script too. */
export function MenuButton() {
  return (
    <button type="button" className="header-action not-desktop -ml-2.5" popoverTarget={menuId}>
      <Icon name="menu" />
      <span className="sr-only">
        <FormattedMessage id="shell.menu.button" defaultMessage="Menu" />
      </span>
    </button>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CartAction } from '../basket/index.ts';
import * as layoutStyles from '../ui/layout.module.css';
import { LegalLinks } from './footer/legal-links.tsx';
import { Logo } from './header/logo.tsx';
import * as styles from './reduced-layout.module.css';

/** The layout of checkout and confirmation, without menu, search and the full footer (SHELL-027, SHELL-028). */
export function ReducedLayout({ brand, isDemo, children }: { brand: string; isDemo: boolean; children: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        <div className={`${layoutStyles.container} ${styles.row}`}>
          <Logo brand={brand} />
          <CartAction hasFlyout={false} />
        </div>
      </header>
      {children}
      <footer className={styles.footer}>
        <div className={layoutStyles.container}>
          <LegalLinks isReduced />
          {isDemo ? (
            <p>
              <FormattedMessage id="shell.footer.demo" defaultMessage="A demo shop: no real cards, no real coats." />
            </p>
          ) : null}
        </div>
      </footer>
    </>
  );
}

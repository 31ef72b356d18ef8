import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CartAction } from '../basket/index.ts';
import { LegalLinks } from './footer/legal-links.tsx';
import { Logo } from './header/logo.tsx';

/** SHELL-027, SHELL-028. */
export function ReducedLayout({ brand, isDemo, children }: { brand: string; isDemo: boolean; children: ReactNode }) {
  return (
    <>
      <header className="reduced-header">
        <div className="wrap">
          <Logo brand={brand} />
          <CartAction hasFlyout={false} />
        </div>
      </header>
      {children}
      <footer className="reduced-footer">
        <div className="wrap">
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

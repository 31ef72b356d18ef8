import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CartAction } from '../basket/index.ts';
import { BrandMark } from './brand-mark.tsx';
import { LegalLinks } from './legal-links.tsx';

/** Checkout and confirmation: the logo, the cart's count, the task, four links (SHELL-027, SHELL-028). */
export function ReducedFrame({ brand, isDemo, children }: { brand: string; isDemo: boolean; children: ReactNode }) {
  return (
    <>
      <header className="reduced-header">
        <div className="wrap">
          <BrandMark brand={brand} />
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

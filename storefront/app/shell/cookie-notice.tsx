import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { keep, readKept } from '../platform/session/index.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

const storageKey = 'outfitter.cookie-notice';

/**
 * Says which cookies there are, while no consent tool does (SHELL-034), until the shopper has put it away. It stands at the end of the
 * page, where it covers nothing and where nothing moves when it comes or goes.
 */
export function CookieNotice() {
  const isHydrated = useHydrated();
  const [isPutAway, setPutAway] = useState(false);
  if (!isHydrated || isPutAway || readKept('local', storageKey) === true) return null;
  return (
    <section className="cookie-notice" aria-labelledby="cookie-notice">
      <div className="wrap">
        <p>
          <b id="cookie-notice">
            <FormattedMessage id="shell.cookies" defaultMessage="Cookies: the few this shop needs." />
          </b>{' '}
          <FormattedMessage
            id="shell.cookies-line"
            defaultMessage="They keep your cart and your choices. No one else reads them. <link>What we keep</link>"
            values={{
              link: (words) => (
                <Link key="link" to="/content/privacy-security-policy">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
        <button
          type="button"
          className="btn is-secondary is-small"
          onClick={() => {
            keep('local', storageKey, true);
            setPutAway(true);
            // The button is gone: whoever pressed it goes on at the page's end.
            document.querySelector<HTMLElement>('.legal-links a')?.focus({ preventScroll: true });
          }}
        >
          <FormattedMessage id="shell.cookies.put-away" defaultMessage="Got it" />
        </button>
      </div>
    </section>
  );
}

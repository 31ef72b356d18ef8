import { FormattedMessage } from 'react-intl';
import { metaTags, siteFromMatches } from '../platform/document/meta.ts';
import type { CachePolicy } from '../platform/loaders/page-context.ts';
import { getHeadIntl } from '../platform/locale/intl.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import type { Route } from './+types/identity-callback';

/** No loader. The window of the identity verification ends here, without header and footer (ROUTE-027). */
export const handle: CachePolicy = { cache: 'public', query: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'head.identity', defaultMessage: 'Verification' }), noindex: true },
    siteFromMatches(matches),
  );

export default function IdentityCallback() {
  return (
    <div className={`${layoutStyles.container} py-12`}>
      <EmptyState
        level={1}
        heading={<FormattedMessage id="identity.returned" defaultMessage="Verification" />}
        action={
          <ButtonLink to="/" kind="secondary">
            <FormattedMessage id="identity.home" defaultMessage="Or go on in this one" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="identity.returned-text" defaultMessage="You can close this window. The shop is in the one you came from." />
      </EmptyState>
    </div>
  );
}

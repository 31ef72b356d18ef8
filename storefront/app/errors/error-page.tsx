import { FormattedMessage } from 'react-intl';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { lazyOnRender } from '../platform/lazy.tsx';
import { withStyleSheets } from '../platform/lazy-style-sheets.tsx';
import type { ErrorPageData } from '../platform/loaders/loader-errors.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import { errorKind, isTemporary } from './error-kind.ts';
import * as styles from './error-page.module.css';

const NotFoundPage = lazyOnRender(async () => ({
  default: await import('./not-found-page.tsx').then(
    (module) => withStyleSheets('not-found-page', module.NotFoundPage),
    () => MessagePage,
  ),
}));

export function ErrorPage({ error }: { error: unknown }) {
  const kind = errorKind(error);
  return kind === 'shop-not-found' ? <NotFoundPage /> : <MessagePage kind={kind} error={error} />;
}

function MessagePage({ kind = 'not-found', error }: { kind?: ReturnType<typeof errorKind>; error?: unknown }) {
  const { pathname, search } = useLocation();
  const canRetry = isTemporary(error);
  const correlationId = isRouteErrorResponse(error) ? (error.data as ErrorPageData | null)?.correlationId : undefined;
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return (
    <div className={`${layoutStyles.container} ${layoutStyles.messagePage}`}>
      <EmptyState
        level={1}
        heading={
          kind === 'not-found' ? (
            <FormattedMessage id="errors.page.not-found" defaultMessage="Sorry, we cannot find this page" />
          ) : (
            <FormattedMessage id="errors.page.title" defaultMessage="Sorry, there is a problem with this page" />
          )
        }
        action={
          <div className={styles.actions}>
            {canRetry ? (
              <ButtonLink to={{ pathname, search }} reloadDocument>
                <FormattedMessage id="errors.page.retry" defaultMessage="Try again" />
              </ButtonLink>
            ) : null}
            <ButtonLink to="/" reloadDocument kind={canRetry ? 'secondary' : 'primary'}>
              <FormattedMessage id="errors.page.home" defaultMessage="Go Back Home" />
            </ButtonLink>
          </div>
        }
      >
        <FormattedMessage id="errors.page.text" defaultMessage="To continue, go back home." />
      </EmptyState>
      {correlationId ? (
        <p className={`text-small text-muted ${styles.correlationId}`}>
          <FormattedMessage
            id="errors.page.id"
            defaultMessage="If you contact us about this, mention {id}."
            values={{ id: correlationId }}
          />
        </p>
      ) : null}
      {stack ? <pre className={`text-small ${styles.stack}`}>{stack}</pre> : null}
    </div>
  );
}

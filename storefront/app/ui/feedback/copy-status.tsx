import { FormattedMessage } from 'react-intl';
import type { CopyOutcome } from '../hooks/use-copy-link.ts';

/** States whether a link has been copied. If not, it shows the link, which can be copied by hand. */
export function CopyStatus({ outcome, href }: { outcome: CopyOutcome | undefined; href: string }) {
  return (
    <span role="status">
      {outcome === 'copied' ? <FormattedMessage id="ui.link.copied" defaultMessage="Link copied." /> : null}
      {outcome === 'failed' ? (
        <FormattedMessage
          id="ui.link.failed"
          defaultMessage="We couldn’t copy the link. Copy it from <link>here</link>."
          values={{
            link: (chunks) => <a href={href}>{chunks}</a>,
          }}
        />
      ) : null}
    </span>
  );
}

import type { Basket } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from '../../platform/locale/navigation.tsx';
import { TextButton } from '../../ui/button.tsx';
import { sharedCartPath } from './shared-cart-path.ts';

export function ShareCart({ basket }: { basket: Pick<Basket, 'productItems'> }) {
  const path = sharedCartPath(basket.productItems);
  return path ? <ShareLink path={path} /> : null;
}

/** Hands the link to the share sheet of the device, or copies it where there is none. If neither is allowed, the link is shown. */
function ShareLink({ path }: { path: string }) {
  const intl = useIntl();
  const href = useHref(path);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  async function share() {
    const url = new URL(href, location.origin).href;
    try {
      if ('share' in navigator) {
        await navigator.share({ title: intl.formatMessage({ id: 'share-cart.title', defaultMessage: 'A shared cart' }), url });
      } else {
        await (navigator as Navigator).clipboard.writeText(url);
        setOutcome('copied');
      }
    } catch (error) {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCanceled) setOutcome('failed');
    }
  }
  return (
    <span>
      <TextButton onClick={share}>
        <FormattedMessage id="basket.share" defaultMessage="Share this cart" />
      </TextButton>{' '}
      <span role="status">
        {outcome === 'copied' ? <FormattedMessage id="basket.share.copied" defaultMessage="Link copied." /> : null}
        {outcome === 'failed' ? (
          <FormattedMessage
            id="basket.share.failed"
            defaultMessage="We couldn’t copy the link. Copy it from <link>here</link>."
            values={{ link: (chunks) => <a href={href}>{chunks}</a> }}
          />
        ) : null}
      </span>
    </span>
  );
}

import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from '../../platform/locale/navigation.tsx';
import { TextButton } from '../../ui/button.tsx';
import { CopyStatus } from '../../ui/feedback/copy-status.tsx';
import { useCopyLink } from '../../ui/hooks/use-copy-link.ts';
import { sharedCartPath } from './shared-cart-path.ts';

export function ShareCart({ basket }: { basket: Pick<Basket, 'productItems'> }) {
  const path = sharedCartPath(basket.productItems);
  return path ? <ShareLink path={path} /> : null;
}

/** Hands the link to the share sheet of the device, or copies it where there is none. If neither is allowed, the link is shown. */
function ShareLink({ path }: { path: string }) {
  const intl = useIntl();
  const href = useHref(path);
  const { outcome, copy } = useCopyLink();
  async function share() {
    const url = new URL(href, location.origin).href;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title: intl.formatMessage({ id: 'share-cart.title', defaultMessage: 'A shared cart' }), url });
    } catch (error) {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCanceled) await copy(url);
    }
  }
  return (
    <span>
      <TextButton onClick={share}>
        <FormattedMessage id="basket.share" defaultMessage="Share this cart" />
      </TextButton>{' '}
      <CopyStatus outcome={outcome} href={href} />
    </span>
  );
}

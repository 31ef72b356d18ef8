import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from '../../platform/locale/navigation.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyStatus } from '../../ui/feedback/copy-status.tsx';
import { TextField } from '../../ui/forms/index.ts';
import { useCopyLink } from '../../ui/hooks/use-copy-link.ts';

export function ShareLink({ token }: { token: string }) {
  const path = useHref(`/account/wishlist?shared=${encodeURIComponent(token)}`);
  const url = `${window.location.origin}${path}`;
  const field = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopyLink();
  const selectAndCopy = () => {
    // Without permission, the selected link can be copied by hand.
    field.current?.select();
    void copy(url);
  };
  return (
    <>
      <TextField
        ref={field}
        readOnly
        value={url}
        label={<FormattedMessage id="account.wishlist.link" defaultMessage="Link" />}
        onFocus={({ target }) => target.select()}
      />
      <div>
        <Button kind="secondary" small onClick={selectAndCopy}>
          <FormattedMessage id="account.wishlist.copy" defaultMessage="Copy the link" />
        </Button>
      </div>
      <p>
        <CopyStatus outcome={outcome} href={path} />
      </p>
    </>
  );
}

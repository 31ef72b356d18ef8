import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../ui/button.tsx';

interface RemoveButtonProps {
  isRemoving: boolean;
  onRemove(): void;
  name?: ReactNode;
}

export function RemoveButton({ isRemoving, onRemove, name }: RemoveButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const hiddenName = name ? <span className="visually-hidden">: {name}</span> : null;
  return (
    <>
      {/* The same button throughout: it keeps the focus, and a double click changes nothing. */}
      <TextButton onClick={() => setConfirming(!isConfirming)}>
        {isConfirming ? (
          <FormattedMessage id="account.cancel" defaultMessage="Cancel" />
        ) : (
          <FormattedMessage id="account.remove" defaultMessage="Remove" />
        )}
        {hiddenName}
      </TextButton>
      {isConfirming ? (
        <TextButton busy={isRemoving} onClick={onRemove}>
          <FormattedMessage id="account.remove-confirm" defaultMessage="Yes, remove" />
          {hiddenName}
        </TextButton>
      ) : null}
    </>
  );
}

import type { Passkey } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getQueryClient } from '../../../platform/browser/query-client.ts';
import { useDateFormat } from '../../../platform/locale/use-date-format.ts';
import { getShopper } from '../../../platform/session/index.ts';
import { passkeysQuery } from '../../../sign-in/index.ts';
import { TextButton } from '../../../ui/button.tsx';
import { useFocusTarget } from '../../../ui/hooks/use-focus-target.ts';
import { ChangeFailedAlert } from '../../layout/change-failed-alert.tsx';
import { RemoveButton } from '../../layout/remove-button.tsx';
import { DeviceName } from '../device-name.tsx';
import { hasNameDraft } from './name-draft.ts';
import * as styles from './passkey-row.module.css';
import { RenameForm } from './rename-form.tsx';

const refetch = () => getQueryClient().invalidateQueries({ queryKey: passkeysQuery.queryKey });

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { passkeyId, name } = passkey;
  const [isRenaming, setRenaming] = useState(() => hasNameDraft(passkeyId));
  const renameButton = useFocusTarget(isRenaming);
  const remove = useMutation(
    { mutationFn: () => getShopper().customerClient.removePasskey({ params: { passkeyId } }), onSettled: refetch },
    getQueryClient(),
  );
  const title = name ?? <DeviceName device={passkey} />;
  return (
    <li className={styles.passkey}>
      <p className={styles.name}>
        <b>{title}</b>
      </p>
      <p className="text-muted">
        <Times passkey={passkey} />
      </p>
      {remove.isError ? <ChangeFailedAlert /> : null}
      {isRenaming ? (
        <RenameForm passkey={passkey} onRenamed={refetch} onClose={() => setRenaming(false)} />
      ) : (
        <div className={styles.actions}>
          <TextButton ref={renameButton} onClick={() => setRenaming(true)}>
            <FormattedMessage id="account.passkeys.rename" defaultMessage="Rename" />
            <span className="visually-hidden">: {title}</span>
          </TextButton>
          <RemoveButton isRemoving={remove.isPending} onRemove={() => remove.mutate()} name={title} />
        </div>
      )}
    </li>
  );
}

function Times({ passkey: { createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { dateOf } = useDateFormat();
  if (lastUsedAt === undefined) {
    return (
      <FormattedMessage id="account.passkeys.unused" defaultMessage="Added {date}, not used yet" values={{ date: dateOf(createdAt) }} />
    );
  }
  return (
    <FormattedMessage
      id="account.passkeys.used"
      defaultMessage="Added {date}, last used {lastUsed}"
      values={{ date: dateOf(createdAt), lastUsed: dateOf(lastUsedAt) }}
    />
  );
}

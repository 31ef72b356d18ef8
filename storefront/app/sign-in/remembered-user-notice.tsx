import { FormattedMessage } from 'react-intl';
import { readRememberedUser, writeRememberedUser } from '../platform/session/index.ts';
import { TextButton } from '../ui/button.tsx';
import * as styles from './sign-in-form.module.css';

/** Greets the customer who signed in last in this browser, with a way to sign them out for good (AUTH-002). */
export function RememberedUserNote({ onForget }: { onForget(): void }) {
  const user = readRememberedUser();
  if (!user) return null;
  const signOut = () => {
    writeRememberedUser(undefined);
    onForget();
  };
  return (
    <p className={styles.remembered}>
      <FormattedMessage id="sign-in.remembered" defaultMessage="Welcome back, {firstName}." values={{ firstName: user.firstName }} />{' '}
      <TextButton onClick={signOut}>
        <FormattedMessage id="sign-in.remembered.sign-out" defaultMessage="Not you? Sign out" />
      </TextButton>
    </p>
  );
}

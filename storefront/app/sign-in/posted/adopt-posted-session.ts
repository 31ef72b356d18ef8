import { sessionChangeCookieName } from '@outfitter/contract/client';
import { writeCookie } from '../../platform/browser/cookies.ts';
import { createLegacySession, getShopper, writeRememberedUser } from '../../platform/session/index.ts';
import { recordActivity } from '../inactivity/inactivity-watch.ts';
import { reportMerge } from '../report-merge.ts';
import { mergeCookieName, readMergeCookie } from './merge-cookie.ts';

/**
 * Stores who is signed in after a form was posted without JavaScript. It must run before the first render. The basket and the account are
 * fetched for that session anyway. If it cannot be read now, the next page tries again.
 */
export async function adoptPostedSession(): Promise<void> {
  const { session, client } = getShopper();
  // Before other tabs learn of the customer, whose last activity in this browser may be long ago.
  recordActivity();
  try {
    const { authType, customerId } = await session.renew();
    if (authType === 'registered') {
      const { firstName, email } = await client.getCustomer({ params: { customerId } });
      writeRememberedUser({ firstName: firstName ?? '', email: email ?? '' });
      createLegacySession(client);
      reportMerge(readMergeCookie(document.cookie));
    } else writeRememberedUser(undefined);
    writeCookie(mergeCookieName, '', 0);
    writeCookie(sessionChangeCookieName, '', 0);
  } catch {
    // The page works for a guest.
  }
}

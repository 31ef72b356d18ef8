import { CallError } from '@outfitter/contract/client';
import { type ReactNode, useState } from 'react';
import type { CurrentCustomer } from '../../platform/session/index.ts';
import { AccountAction, RotatingAnnouncementBar, StoreAction } from '../../shell/index.ts';
import { SignInDialog, type SignInResult } from '../../sign-in/index.ts';
import type { ChosenStore } from '../../stores/index.ts';
import { Button } from '../../ui/button.tsx';
import { longName, longSentence, longWord } from '../samples.ts';
import { Specimen, State, States } from '../specimen.tsx';
import * as styles from './shell.module.css';

/** Rejects every sign-in, so that the form shows its error. */
const rejectSignIn = async (): Promise<SignInResult> => ({
  kind: 'failed',
  error: new CallError(401, 'InvalidCredentialsException', 'Invalid Credentials.'),
});
const customer = (firstName: string): CurrentCustomer => ({ kind: 'registered', customerId: 'sample', firstName });
const store = (city: string): ChosenStore => ({
  ID: '001',
  name: `${city}, Sheridan Street`,
  city,
  tzTimeZone: 'America/Chicago',
  bopisEnabled: true,
});

function InHeader({ children }: { children: ReactNode }) {
  return <div className={styles.header}>{children}</div>;
}

export function Shell() {
  const [isSignInOpen, setSignInOpen] = useState(false);
  return (
    <>
      <Specimen
        id="account"
        heading="Account"
        line="Guests get a dialog on desktops and a page on smaller screens; customers get a link to their account."
      >
        <States>
          <State name="Guest">
            <InHeader>
              <AccountAction customer={{ kind: 'guest' }} />
            </InHeader>
          </State>
          <State name="Customer">
            <InHeader>
              <AccountAction customer={customer('Dale')} />
            </InHeader>
          </State>
          <State name="Long name">
            <InHeader>
              <AccountAction customer={customer(longWord)} />
            </InHeader>
          </State>
        </States>
      </Specimen>
      <Specimen id="sign-in" heading="Sign in" line="Two screens of the same height; a rejected sign-in keeps the input.">
        <Button kind="secondary" onClick={() => setSignInOpen(true)}>
          Open the sign-in dialog
        </Button>
        {isSignInOpen ? <SignInDialog signIn={rejectSignIn} onClose={() => setSignInOpen(false)} /> : null}
      </Specimen>
      <Specimen id="store" heading="Store" line="A link to the list of stores, or to the selected store.">
        <States>
          <State name="None selected">
            <InHeader>
              <StoreAction store={undefined} />
            </InHeader>
          </State>
          <State name="Selected">
            <InHeader>
              <StoreAction store={store('Ely')} />
            </InHeader>
          </State>
          <State name="Long">
            <InHeader>
              <StoreAction store={store('Saint-Louis-du-Ha! Ha!')} />
            </InHeader>
          </State>
        </States>
      </Specimen>
      <Specimen
        id="announcement-bar"
        heading="Announcement bar"
        line="Above the header; all announcements share one box, so that nothing below moves."
      >
        <RotatingAnnouncementBar
          label="Sample announcements"
          announcements={[
            { headline: 'Exchanges are on us.', buttonText: 'Details', ctaLink: '/content/returns' },
            { headline: longSentence },
            { headline: longName, buttonText: 'See it', ctaLink: '/men' },
          ]}
        />
      </Specimen>
    </>
  );
}

import { useCallback, useState } from 'react';
import * as buttonStyles from '../../ui/button.module.css';
import { Button, ButtonLink, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { DelayedStatus } from '../../ui/feedback/delayed-status.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import * as imageStyles from '../../ui/media/image.module.css';
import { Toast } from '../../ui/overlays/toast.tsx';
import { longName, longSentence } from '../samples.ts';
import { Specimen, State, States } from '../specimen.tsx';
import * as styles from './messages.module.css';

function Toasts() {
  const [shown, setShown] = useState<'plain' | 'action' | 'long'>();
  const dismiss = useCallback(() => setShown(undefined), []);
  const messages = { plain: 'Saved to your list.', action: 'Watch Cap removed.', long: `${longName}: ${longSentence}` };
  return (
    <>
      <div className={buttonStyles.buttonRow}>
        <Button kind="secondary" onClick={() => setShown('plain')}>
          Save it
        </Button>
        <Button kind="secondary" onClick={() => setShown('action')}>
          Remove it
        </Button>
        <Button kind="secondary" onClick={() => setShown('long')}>
          Say a lot
        </Button>
      </div>
      <Toast
        message={shown && messages[shown]}
        action={shown === 'action' ? <TextButton onClick={dismiss}>Put it back</TextButton> : undefined}
        onDismiss={dismiss}
      />
    </>
  );
}

export function Messages() {
  return (
    <>
      <Specimen id="alerts" heading="Notes" line="Beside what they are about: what happened, and what to do about it.">
        <States wide>
          <State name="Plain">
            <Alert title="Is this the right address?">
              The post office knows it as <b>418 Lakeview Ave, Ely, MN 55731-1204</b>.
            </Alert>
          </State>
          <State name="Well">
            <Alert kind="ok" title="Promo successfully applied" />
          </State>
          <State name="Wrong">
            <Alert kind="bad" title="Your bank said no to this card.">
              Nothing was charged and your details are still here.
            </Alert>
          </State>
          <State name="Long">
            <Alert kind="bad" title={longName}>
              {longSentence}
            </Alert>
          </State>
        </States>
      </Specimen>
      <Specimen id="toasts" heading="Toasts" line="In passing, for six seconds; with a way back, until put away. They take no focus.">
        <Toasts />
      </Specimen>
      <Specimen id="empty" heading="Empty places" line="What is missing, one dry line, one way on.">
        <States wide>
          <State name="Whole">
            <EmptyState
              heading="Nothing in here yet."
              action={
                <ButtonLink to="/styleguide" kind="secondary">
                  Start with best sellers
                </ButtonLink>
              }
            >
              Carts start empty. So did the barn.
            </EmptyState>
          </State>
          <State name="Hardly anything">
            <EmptyState heading="No orders." />
          </State>
        </States>
      </Specimen>
      <Specimen id="waiting" heading="Waiting" line="Boxes of the final size; after 400 ms, words.">
        <States wide>
          <State name="Picture and lines">
            <div className={styles.skeleton}>
              <Skeleton className={imageStyles.imageBox} />
              <SkeletonText widths={['90%', '70%', '40%']} />
            </div>
          </State>
          <State name="Words">
            <DelayedStatus>The coats are on their way.</DelayedStatus>
          </State>
        </States>
      </Specimen>
    </>
  );
}

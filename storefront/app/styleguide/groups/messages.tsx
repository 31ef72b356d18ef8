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
          Show a long message
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
      <Specimen id="alerts" heading="Alerts" line="Next to their subject: what happened, and what to do about it.">
        <States wide>
          <State name="Neutral">
            <Alert title="Is this the right address?">
              The post office knows it as <b>418 Lakeview Ave, Ely, MN 55731-1204</b>.
            </Alert>
          </State>
          <State name="Success">
            <Alert kind="success" title="Promo successfully applied" />
          </State>
          <State name="Error">
            <Alert kind="error" title="Your bank said no to this card.">
              Nothing was charged and your details are still here.
            </Alert>
          </State>
          <State name="Long">
            <Alert kind="error" title={longName}>
              {longSentence}
            </Alert>
          </State>
        </States>
      </Specimen>
      <Specimen
        id="toasts"
        heading="Toasts"
        line="Visible for six seconds, or until dismissed if they have an action. They do not take the focus."
      >
        <Toasts />
      </Specimen>
      <Specimen id="empty" heading="Empty states" line="What is missing, one line of text and one action.">
        <States wide>
          <State name="Complete">
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
          <State name="Heading only">
            <EmptyState heading="No orders." />
          </State>
        </States>
      </Specimen>
      <Specimen id="loading" heading="Loading" line="Boxes of the final size; text after 400 ms.">
        <States wide>
          <State name="Image and lines">
            <div className={styles.skeleton}>
              <Skeleton className={imageStyles.imageBox} />
              <SkeletonText widths={['90%', '70%', '40%']} />
            </div>
          </State>
          <State name="Text">
            <DelayedStatus>The coats are on their way.</DelayedStatus>
          </State>
        </States>
      </Specimen>
    </>
  );
}

import * as buttonStyles from '../../ui/button.module.css';
import { ActionLink, Button, ButtonLink, TextButton } from '../../ui/button.tsx';
import * as chipStyles from '../../ui/chip.module.css';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { longName, longWord } from '../samples.ts';
import { Specimen, State, States } from '../specimen.tsx';
import * as styles from './actions.module.css';

export function Actions() {
  return (
    <>
      <Specimen id="buttons" heading="Buttons" line="One primary button per view, for the next action.">
        <States>
          <State name="Primary">
            <Button>Add to cart</Button>
          </State>
          <State name="Focused">
            <Button data-state="focus">Add to cart</Button>
          </State>
          <State name="Pressed">
            <Button data-state="pressed">Add to cart</Button>
          </State>
          <State name="Busy">
            <Button busy>Adding</Button>
          </State>
          <State name="Success">
            <Button kind="success">
              <Icon name="check" />
              In the cart
            </Button>
          </State>
          <State name="Disabled">
            <Button disabled>Sold out</Button>
          </State>
          <State name="Secondary">
            <Button kind="secondary">Keep looking</Button>
          </State>
          <State name="Small">
            <Button kind="secondary" small>
              Use Ely, MN
            </Button>
          </State>
          <State name="Link">
            <ButtonLink to="/styleguide" kind="secondary">
              See the cart
            </ButtonLink>
          </State>
          <State name="Long">
            <Button>In den Warenkorb legen und weiter einkaufen</Button>
          </State>
          <State name="Full width">
            <Button wide>Continue to payment</Button>
          </State>
          <State name="One long word">
            <Button kind="secondary" small>
              {longWord}
            </Button>
          </State>
        </States>
        <div className={styles.darkSection} data-theme="dark">
          <div className={buttonStyles.buttonRow}>
            <Button>Sign me up</Button>
            <Button kind="secondary">No thanks</Button>
            <ActionLink to="/styleguide">Read the whole thing</ActionLink>
          </div>
        </div>
      </Specimen>
      <Specimen id="links" heading="Links">
        <States>
          <State name="In text">
            <p>
              Read <a href="#links">how returns work</a> before you need to.
            </p>
          </State>
          <State name="Standalone">
            <ActionLink to="/styleguide">Edit cart</ActionLink>
          </State>
          <State name="With an icon">
            <ActionLink to="/styleguide">
              <Icon name="returns" small />
              Returns
            </ActionLink>
          </State>
          <State name="Text button">
            <TextButton>Put it back</TextButton>
          </State>
          <State name="Focused">
            <ActionLink to="/styleguide" data-state="focus">
              Edit
            </ActionLink>
          </State>
          <State name="Long">
            <ActionLink to="/styleguide">{longName}</ActionLink>
          </State>
        </States>
      </Specimen>
      <Specimen id="chips" heading="Chips and tags" line="A chip is interactive, a tag is not.">
        <States>
          <State name="Suggested">
            <button type="button" className={`${chipStyles.chip} ${chipStyles.suggested}`}>
              <Icon name="plus" />
              Waterproof
            </button>
          </State>
          <State name="Selected">
            <button type="button" className={`${chipStyles.chip} ${chipStyles.selected}`}>
              Large
              <Icon name="cross" />
            </button>
          </State>
          <State name="Tags">
            <div className={styles.tags}>
              <Tag>New</Tag>
              <Tag kind="muted">New Color</Tag>
              <Tag kind="sale">Sale</Tag>
              <Tag kind="sale">Clearance</Tag>
            </div>
          </State>
          <State name="Spinner">
            <p className={buttonStyles.buttonRow}>
              <Spinner /> Looking for it
            </p>
          </State>
        </States>
      </Specimen>
    </>
  );
}

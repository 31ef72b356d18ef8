import { ErrorSummary, PasswordField, SelectField, TextField } from '../../ui/forms/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { longName, longSentence } from '../samples.ts';
import { Specimen, State, States } from '../specimen.tsx';

export function Fields() {
  return (
    <>
      <Specimen id="text-fields" heading="Text fields" line="Label above the field, help and error below it.">
        <States wide>
          <State name="Empty">
            <TextField label="Email" name="email" autoComplete="off" isRequired />
          </State>
          <State name="Filled">
            <TextField label="Full name" name="name" autoComplete="off" isRequired defaultValue="Dale Lindqvist" />
          </State>
          <State name="With help">
            <TextField
              label="Phone"
              name="phone"
              autoComplete="off"
              isOptional
              help="Only used when a driver can't find your door."
              inputMode="tel"
            />
          </State>
          <State name="With an error">
            <TextField
              label="ZIP"
              name="zip"
              autoComplete="off"
              isRequired
              defaultValue="5573"
              inputMode="numeric"
              error="One digit short. ZIP codes have five."
            />
          </State>
          <State name="With content at the end">
            <TextField
              label="Card number"
              name="card"
              autoComplete="off"
              isRequired
              end={
                <>
                  <Icon name="lock" /> Visa
                </>
              }
            />
          </State>
          <State name="Read-only">
            <TextField label="Order number" name="order" readOnly defaultValue="RR48120937" />
          </State>
          <State name="Long">
            <TextField
              label={`What should we call ${longName}`}
              name="long"
              autoComplete="off"
              isRequired
              defaultValue={longSentence}
              help={longSentence}
              error={longSentence}
            />
          </State>
          <State name="Disabled">
            <TextField label="Promo code" name="promo" disabled defaultValue="WELCOME15" />
          </State>
        </States>
      </Specimen>
      <Specimen id="passwords" heading="Passwords" line="The Show button is pressed while the password is visible.">
        <States wide>
          <State name="Hidden">
            <PasswordField
              label="Password"
              autoComplete="new-password"
              isRequired
              defaultValue="fencepost"
              help="8 characters or more. Any kind."
            />
          </State>
          <State name="With an error">
            <PasswordField
              label="New password"
              autoComplete="new-password"
              isRequired
              defaultValue="duck"
              error="4 characters. It takes 8."
            />
          </State>
        </States>
      </Specimen>
      <Specimen id="selects" heading="Selects">
        <States wide>
          <State name="Default">
            <SelectField label="State" isRequired defaultValue="MN">
              <option value="MN">Minnesota</option>
              <option value="WI">Wisconsin</option>
            </SelectField>
          </State>
          <State name="With an error">
            <SelectField label="Country" isRequired defaultValue="" error="Choose a country first.">
              <option value="">Choose one</option>
              <option value="US">United States</option>
              <option value="CA">Canada</option>
            </SelectField>
          </State>
        </States>
      </Specimen>
      <Specimen
        id="error-summary"
        heading="Error summary"
        line="Receives the focus after an invalid submission; each line links to its field."
      >
        <ErrorSummary
          title="Three fields need your attention."
          attempt={0}
          errors={[
            { id: 'nowhere-1', text: 'Email is missing its ending' },
            { id: 'nowhere-2', text: `${longSentence} ${longSentence}` },
            { id: 'nowhere-3', text: 'Enter a street' },
          ]}
        />
      </Specimen>
    </>
  );
}

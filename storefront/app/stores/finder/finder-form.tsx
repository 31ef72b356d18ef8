import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigate } from '../../platform/locale/navigation.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { CheckField } from '../../ui/forms/check-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import * as styles from './finder-form.module.css';
import { approximatePosition, type FinderQuery, finderPath, finderUrl } from './finder-query.ts';
import { type PositionState, usePosition } from './use-position.ts';

/** Works as a GET form without JavaScript. With it, a filter applies at once after the first search. */
export function FinderForm({ query, hasSearched }: { query: FinderQuery; hasSearched: boolean }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const { state, locate } = usePosition((position) => {
    const fields = new FormData(form.current ?? undefined);
    void navigate(finderUrl({ isOpen: fields.has('open'), position: approximatePosition(position) }));
  });
  const isDenied = state === 'denied' || state === 'unavailable';
  useEffect(() => {
    if (isDenied) address.current?.focus();
  }, [isDenied]);
  useShownQuery(form, query);
  const applyFilter = () => {
    if (hasSearched) form.current?.requestSubmit();
  };
  return (
    <Form
      ref={form}
      method="get"
      action={finderPath}
      role="search"
      aria-label={intl.formatMessage({ id: 'stores.find', defaultMessage: 'Find a store' })}
      className={styles.root}
      data-part="form"
    >
      <div className={styles.search}>
        <TextField
          ref={address}
          label={intl.formatMessage({ id: 'stores.address', defaultMessage: 'City, state or ZIP code' })}
          name="address"
          defaultValue={query.address}
          maxLength={200}
          autoComplete="postal-code"
          enterKeyHint="search"
        />
        <Button type="submit">
          <FormattedMessage id="stores.search" defaultMessage="Search" />
        </Button>
      </div>
      {query.position ? <PositionFields position={query.position} /> : null}
      <div className={layoutStyles.requiresScript}>
        <TextButton onClick={locate} aria-busy={state === 'pending' || undefined}>
          <Icon name="pin" small />
          <FormattedMessage id="stores.near-me" defaultMessage="Use my location" />
        </TextButton>
        <p role="status">
          <PositionMessage state={state} />
        </p>
      </div>
      <CheckField
        name="open"
        value="true"
        defaultChecked={query.isOpen}
        onChange={applyFilter}
        label={<FormattedMessage id="stores.filter.open" defaultMessage="Only stores open now" />}
      />
    </Form>
  );
}

/** Shows the query of the URL after a link or "back", without losing the focus. */
function useShownQuery(form: RefObject<HTMLFormElement | null>, { address, isOpen }: FinderQuery): void {
  useEffect(() => {
    const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
    const [addressField, open] = ['address', 'open'].map(field);
    if (addressField) addressField.value = address;
    if (open) open.checked = isOpen;
  }, [form, address, isOpen]);
}

function PositionFields({ position }: { position: NonNullable<FinderQuery['position']> }) {
  return (
    <>
      <input type="hidden" name="latitude" value={position.latitude} />
      <input type="hidden" name="longitude" value={position.longitude} />
    </>
  );
}

function PositionMessage({ state }: { state: PositionState }) {
  if (state === 'pending') return <FormattedMessage id="stores.position.pending" defaultMessage="Finding your location…" />;
  if (state === 'denied') {
    return (
      <FormattedMessage
        id="stores.position.denied"
        defaultMessage="Your browser doesn’t share your location. Enter a city or ZIP code instead."
      />
    );
  }
  if (state === 'unavailable') {
    return (
      <FormattedMessage
        id="stores.position.unavailable"
        defaultMessage="Your location can’t be found right now. Enter a city or ZIP code instead."
      />
    );
  }
  return null;
}

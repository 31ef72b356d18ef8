import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigate } from '../../platform/locale/navigation.tsx';
import { ActionLink } from '../../ui/button.tsx';
import { CheckField } from '../../ui/forms/check-field.tsx';
import { AddressSearch } from './address-search.tsx';
import * as styles from './finder-form.module.css';
import { approximatePosition, type FinderQuery, finderPath, finderUrl } from './finder-query.ts';
import { LocateButton } from './locate-button.tsx';

/** Form of the finder, which is a GET form without JavaScript. With it, a filter applies at once. */
export function FinderForm({ query }: { query: FinderQuery }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const address = useRef<HTMLInputElement>(null);
  useShownQuery(form, query);
  const applyFilter = () => form.current?.requestSubmit();
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
      <AddressSearch ref={address} defaultValue={query.address} />
      {query.position ? <PositionFields position={query.position} /> : null}
      <div className={styles.row}>
        <LocateButton
          onFound={(position) => {
            const fields = new FormData(form.current ?? undefined);
            const filters = { hasPickup: fields.has('pickup'), isOpen: fields.has('open') };
            void navigate(finderUrl({ ...filters, position: approximatePosition(position) }));
          }}
          onFailed={() => address.current?.focus()}
        />
        <ActionLink to="/our-stores" underlined>
          <FormattedMessage id="stores.all-by-state" defaultMessage="All stores by state" />
        </ActionLink>
      </div>
      <div className={styles.row}>
        <CheckField
          name="pickup"
          value="true"
          defaultChecked={query.hasPickup}
          onChange={applyFilter}
          label={<FormattedMessage id="stores.filter.pickup" defaultMessage="With pickup" />}
        />
        <CheckField
          name="open"
          value="true"
          defaultChecked={query.isOpen}
          onChange={applyFilter}
          label={<FormattedMessage id="stores.filter.open" defaultMessage="Open now" />}
        />
      </div>
    </Form>
  );
}

/** Shows the query of the URL after a link or "back", without losing the focus. */
function useShownQuery(form: RefObject<HTMLFormElement | null>, { address, hasPickup, isOpen }: FinderQuery): void {
  useEffect(() => {
    const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
    const [addressField, pickup, open] = ['address', 'pickup', 'open'].map(field);
    if (addressField) addressField.value = address;
    if (pickup) pickup.checked = hasPickup;
    if (open) open.checked = isOpen;
  }, [form, address, hasPickup, isOpen]);
}

function PositionFields({ position }: { position: NonNullable<FinderQuery['position']> }) {
  return (
    <>
      <input type="hidden" name="latitude" value={position.latitude} />
      <input type="hidden" name="longitude" value={position.longitude} />
    </>
  );
}

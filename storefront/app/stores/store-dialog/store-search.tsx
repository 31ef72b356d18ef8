import type { Store } from '@outfitter/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { readDestination } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import type { ChosenStore } from '../chosen-store/chosen-store.ts';
import { readChosenStore } from '../chosen-store/store-choice.ts';
import { AddressSearch } from '../finder/address-search.tsx';
import { approximatePosition } from '../finder/finder-query.ts';
import { LocateButton } from '../finder/locate-button.tsx';
import { DialogResults } from './dialog-results.tsx';
import { maxComparedStores, type WantedItems } from './item-stock-query.ts';
import { SearchStatus } from './search-status.tsx';
import * as styles from './store-dialog.module.css';
import { type StoreSearchTerms, storeSearchQuery } from './store-search-query.ts';
import { useStoresByStock } from './use-stores-by-stock.ts';

/**
 * Returns the initial search: around the chosen store, or the postal code for delivery dates. The browser's location is asked for only with
 * the button.
 */
function startingTerms(chosen: ChosenStore | null): StoreSearchTerms | undefined {
  if (chosen) return { storeId: chosen.ID };
  const destination = readDestination();
  return destination && { address: destination.postalCode };
}

interface StoreSearchProps extends WantedItems {
  hasPickup: boolean | undefined;
  onChosen(store: Store): void;
}

export function StoreSearch({ item, items, hasPickup, onChosen }: StoreSearchProps) {
  const intl = useIntl();
  const [chosen] = useState(readChosenStore);
  const [terms, setTerms] = useState(() => startingTerms(chosen));
  const field = useRef<HTMLInputElement>(null);
  const query = storeSearchQuery({ ...terms, hasPickup }, maxComparedStores({ item, items }), intl.locale);
  const search = useInfiniteQuery({ ...query, enabled: terms !== undefined, retry: false }, getQueryClient());
  const result = search.data?.pages.at(-1);
  const byStock = useStoresByStock(result?.is === 'found' ? result.stores : [], { item, items });
  const searchFor = (next: StoreSearchTerms) => {
    // The same terms again: the search may have failed.
    if (JSON.stringify(next) === JSON.stringify(terms)) void search.refetch();
    else setTerms(next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const address = field.current?.value.trim();
    if (address) searchFor({ address });
    else field.current?.focus();
  };
  return (
    <div className={styles.root}>
      <search aria-label={intl.formatMessage({ id: 'stores.find', defaultMessage: 'Find a store' })}>
        <form className={styles.form} onSubmit={onSubmit}>
          <AddressSearch ref={field} defaultValue={terms?.address ?? ''} {...(terms ? {} : { 'data-autofocus': '' })} />
          <LocateButton
            onFound={(position) => searchFor({ position: approximatePosition(position) })}
            onFailed={() => field.current?.focus()}
          />
        </form>
      </search>
      <div>
        {/* A live region that is inserted with its text may not be read. */}
        <div role="status">
          {byStock ? (
            <SearchStatus
              result={result}
              address={terms?.address ?? ''}
              hasPickup={hasPickup}
              origin={terms?.storeId ? chosen : null}
              inStock={byStock.inStock}
            />
          ) : null}
        </div>
        {terms ? (
          <DialogResults
            key={JSON.stringify(terms)}
            search={search}
            byStock={byStock}
            item={item}
            items={items}
            onPlace={(address) => {
              if (field.current) field.current.value = address;
              // The clicked button disappears.
              field.current?.focus();
              searchFor({ address });
            }}
            onChosen={onChosen}
          />
        ) : null}
      </div>
    </div>
  );
}

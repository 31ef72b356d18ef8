import { FormattedMessage } from 'react-intl';
import * as buttonStyles from '../ui/button.module.css';
import { ActionLink, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import { useChosenStore } from './chosen-store/use-chosen-store.ts';
import { storePath } from './store-links.ts';

/** Replaces the page of a store that the shop does not have. */
export function UnknownStorePage({ id }: { id: string }) {
  const { store: chosen } = useChosenStore();
  return (
    <div className={`${layoutStyles.container} ${layoutStyles.messagePage}`}>
      <EmptyState
        level={1}
        heading={<FormattedMessage id="stores.unknown" defaultMessage="We don’t have this store." />}
        action={
          <div className={buttonStyles.buttonRow} data-align="center">
            <ButtonLink to="/find-stores">
              <FormattedMessage id="stores.find" defaultMessage="Find a store" />
            </ButtonLink>
            {chosen && chosen.ID !== id ? (
              <ButtonLink to={storePath(chosen)} kind="secondary">
                <FormattedMessage id="stores.unknown.yours" defaultMessage="Your store: {name}" values={{ name: chosen.name }} />
              </ButtonLink>
            ) : null}
            <ActionLink to="/our-stores" underlined>
              <FormattedMessage id="stores.all-by-state" defaultMessage="All stores by state" />
            </ActionLink>
          </div>
        }
      >
        <FormattedMessage
          id="stores.unknown.text"
          defaultMessage="None of our stores has the number in this link. It may be mistyped, or the store may be gone."
        />
      </EmptyState>
    </div>
  );
}

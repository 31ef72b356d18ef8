import { FormattedMessage, useIntl } from 'react-intl';
import { needed } from '../platform/failed-call.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import { type CachePolicy, pageContext } from '../platform/page-context.ts';
import { StoresPage } from '../stores/index.ts';
import type { Route } from './+types/find-stores';

export const handle: CachePolicy = { cache: 'public', query: [] };

/** Stores not answered: a 503. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await needed(context.get(pageContext).client.getStores());
  return { stores: data };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const say = headWords(matches).formatMessage;
  return headOf(
    {
      title: say({ id: 'head.find-stores', defaultMessage: 'Find a store' }),
      description: say({ id: 'head.find-stores.line', defaultMessage: 'Where the stores are, their hours today, and the way there.' }),
      canonical: '/find-stores',
    },
    siteOf(matches),
  );
};

export default function FindStores({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <StoresPage
      title={intl.formatMessage({ id: 'stores.find', defaultMessage: 'Find a store' })}
      lead={<FormattedMessage id="stores.find.lead" defaultMessage="Every store, with tonight’s hours by its own clock." />}
      stores={loaderData.stores}
    />
  );
}

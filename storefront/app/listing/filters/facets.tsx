import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { ActionLink } from '../../ui/button.tsx';
import * as chipStyles from '../../ui/chip.module.css';
import { classNames } from '../../ui/class-names.ts';
import * as disclosureStyles from '../../ui/disclosure.module.css';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { Icon } from '../../ui/icon.tsx';
import * as sizeGridStyles from '../../ui/size-grid.module.css';
import { Swatch } from '../../ui/swatch/swatch.tsx';
import { formatListingQuery, type ListingQuery, toggledQueryFormatter, toggleRefinement } from '../listing-query.ts';
import * as styles from './facets.module.css';
import type { GroupedRefinement } from './size-groups.ts';

type Value = GroupedRefinement['values'][number];

export type ToggleRefinement = (refinement: GroupedRefinement, value: string) => void;

/** The longest size name that fits a square button, in characters: "4XL", "10.5". */
const maxSquareLabelLength = 5;

interface FacetProps {
  query: ListingQuery;
  refinement: GroupedRefinement;
  isOpen: boolean;
  onToggle: ToggleRefinement;
  children?: ReactNode;
}

export function Facet({ query, refinement, isOpen, onToggle, children }: FacetProps) {
  const selected = query.refinements[refinement.attributeId] ?? [];
  const values = refinement.values.filter((value) => value.hitCount > 0 || selected.includes(value.value));
  const selectedLabels = values.filter((value) => selected.includes(value.value)).map((value) => value.label);
  const formatToggled = toggledQueryFormatter(query, refinement.attributeId, refinement.single);
  const isShort = ({ label }: Value) => refinement.attributeId === 'size' && label.length <= maxSquareLabelLength;
  return (
    <details className={disclosureStyles.disclosure} open={isOpen || selected.length > 0}>
      <summary>
        <h3>{refinement.label}</h3>
        <span className={styles.selectedLabels}>{selectedLabels.join(', ')}</span>
        <Icon name="down" small className={disclosureStyles.marker} />
      </summary>
      {children}
      {groupsOf(values).map((group) => {
        const isSize = group.every(isShort);
        return (
          <Fragment key={group[0]?.value}>
            {group[0]?.heading ? <h4 className={styles.heading}>{group[0].heading}</h4> : null}
            <div className={classNames(disclosureStyles.body, isSize && `${sizeGridStyles.sizeGrid} ${styles.sizes}`)}>
              {group.map((value) => (
                <FacetLink
                  key={value.value}
                  isSize={isSize}
                  isSelected={selected.includes(value.value)}
                  value={value}
                  to={formatToggled(value.value)}
                  onToggle={() => onToggle(refinement, value.value)}
                />
              ))}
            </div>
          </Fragment>
        );
      })}
    </details>
  );
}

function groupsOf(values: readonly Value[]): Value[][] {
  return values.reduce<Value[][]>((groups, value) => {
    const group = groups.at(-1);
    if (group && !value.heading) group.push(value);
    else groups.push([value]);
    return groups;
  }, []);
}

interface FacetLinkProps {
  value: Value;
  to: string;
  isSelected: boolean;
  isSize: boolean;
  onToggle: () => void;
}

/** Renders a value as a link. A click changes the displayed selection immediately, before the navigation starts. */
function FacetLink({ value, to, isSelected: isSelectedInQuery, isSize, onToggle }: FacetLinkProps) {
  const intl = useIntl();
  const [optimistic, setOptimistic] = useState({ to, isToggled: false });
  if (optimistic.to !== to) setOptimistic({ to, isToggled: false });
  const isSelected = isSelectedInQuery !== optimistic.isToggled;
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOptimistic((current) => ({ to, isToggled: !current.isToggled }));
    onToggle();
  };
  const action = isSelected
    ? intl.formatMessage({ id: 'listing.facet.selected', defaultMessage: 'selected, remove' })
    : intl.formatMessage(
        { id: 'listing.facet.count', defaultMessage: '{count, plural, one {# style} other {# styles}}' },
        { count: value.hitCount },
      );
  const link = {
    to: { search: to },
    rel: 'nofollow',
    preventScrollReset: true,
    onClick,
    'aria-current': isSelected ? ('true' as const) : undefined,
  };
  if (isSize) {
    return (
      <Link {...link} className={classNames(sizeGridStyles.size, styles.size, isSelected && sizeGridStyles.selected)}>
        {value.label}
        <span className="visually-hidden">{`, ${action}`}</span>
      </Link>
    );
  }
  return (
    <Link {...link} className={`${fieldStyles.checkLabel} ${styles.value}`}>
      <span className={classNames(styles.box, isSelected && styles.selected)}>
        {isSelected ? <Icon name="check" className={styles.checkMark} /> : null}
      </span>
      {value.swatch ? (
        <span className={styles.swatch}>
          <Swatch colors={[value.swatch]} />
        </span>
      ) : null}
      <span>{value.label}</span>
      <span className={`${styles.count} tabular-figures`} aria-hidden="true">
        {isSelected ? null : intl.formatNumber(value.hitCount)}
      </span>
      <span className="visually-hidden">{`, ${action}`}</span>
    </Link>
  );
}

/** Returns the label of a selected value; the value itself if it is unknown. */
export function valueLabel(refinements: readonly GroupedRefinement[], attribute: string, value: string): string {
  const refinement = refinements.find(({ attributeId }) => attributeId === attribute);
  const listed = refinement?.values.find((candidate) => candidate.value === value);
  return listed?.fullLabel ?? listed?.label ?? value;
}

export function SelectedChips({ query, refinements }: { query: ListingQuery; refinements: readonly GroupedRefinement[] }) {
  const intl = useIntl();
  const chips = Object.entries(query.refinements).flatMap(([attribute, values]) =>
    values.map((value) => ({
      key: `${attribute}:${value}`,
      label: valueLabel(refinements, attribute, value),
      to: formatListingQuery(toggleRefinement(query, attribute, value, false)),
    })),
  );
  if (chips.length === 0) return null;
  return (
    <ul className={chipStyles.chipList} aria-label={intl.formatMessage({ id: 'listing.chips', defaultMessage: 'Your filters' })}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link className={`${chipStyles.chip} ${chipStyles.selected}`} to={{ search: chip.to }} rel="nofollow" preventScrollReset>
            {chip.label}
            <span className="visually-hidden">
              <FormattedMessage id="listing.chip.remove" defaultMessage=", remove" />
            </span>
            <Icon name="cross" />
          </Link>
        </li>
      ))}
      <li>
        <ActionLink to={{ search: formatListingQuery({ ...query, refinements: {}, page: 1 }) }} preventScrollReset>
          <FormattedMessage id="listing.clear" defaultMessage="Clear all" />
        </ActionLink>
      </li>
    </ul>
  );
}

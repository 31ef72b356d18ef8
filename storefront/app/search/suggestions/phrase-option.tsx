import { type MouseEvent, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { useMenu } from '../../platform/shop/shop.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { suggestionRowId } from '../search-box-state.ts';
import { findMatchedParts } from './matched-parts.ts';
import * as styles from './suggestion-option.module.css';
import type { PhraseRow } from './suggestion-rows.ts';

interface PhraseOptionProps {
  row: number;
  isActive: boolean;
  typed: string;
  phrase: PhraseRow;
  icon: IconName;
  onSelect(phrase: string): void;
}

export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export function PhraseOption({ row, isActive, typed, phrase: { phrase, link, linkKind }, icon, onSelect }: PhraseOptionProps) {
  const parts = useMemo(() => findMatchedParts(phrase, typed), [phrase, typed]);
  const option = {
    id: suggestionRowId(row),
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event)) onSelect(phrase);
    },
    children: (
      <>
        <Icon name={icon} small />
        <span className={styles.phrase}>
          {typed === ''
            ? phrase
            : // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their position only
              parts.map(({ text, isMatched }, index) => (isMatched ? <span key={index}>{text}</span> : <b key={index}>{text}</b>))}
        </span>
        {link !== undefined && linkKind ? <LinkDestination to={link} kind={linkKind} /> : null}
      </>
    ),
  };
  if (link !== undefined && !link.startsWith('/')) return <a {...option} href={link} />;
  return <Link {...option} to={link ?? `/search?q=${encodeURIComponent(phrase)}`} />;
}

function LinkDestination({ to, kind }: { to: string; kind: 'category' | 'page' }) {
  const department = useMenu().find((item) => to.startsWith(`${item.to}/`));
  return (
    <span className={styles.destination}>
      {kind === 'page' ? (
        <FormattedMessage id="search.suggest.page" defaultMessage="Page" />
      ) : department ? (
        <FormattedMessage id="search.suggest.in" defaultMessage="in {department}" values={{ department: department.name }} />
      ) : (
        <FormattedMessage id="search.suggest.category" defaultMessage="Category" />
      )}
    </span>
  );
}

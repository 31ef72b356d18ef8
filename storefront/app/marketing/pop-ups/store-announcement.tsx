import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonsOf, type ContentFields, ContentLink, parseBlock, readText } from '../../content/index.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { BottomBar } from '../../ui/overlays/bottom-bar.tsx';
import * as styles from './store-announcement.module.css';

interface StoreAnnouncementProps {
  content: ContentFields;
  onShown(): void;
  onDismiss(): void;
}

/** The announcement of a store, or of all of them. On a phone its heading opens the rest. */
export function StoreAnnouncement({ content, onShown, onDismiss }: StoreAnnouncementProps) {
  const isWide = useMediaQuery('(width >= 48rem)');
  const [isAsked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the caller hands in
  useEffect(onShown, []);
  const isWhole = isWide || isAsked;
  return (
    <BottomBar className={isWhole ? 'is-whole' : undefined} heading={readText(content, 'heading')} onDismiss={onDismiss}>
      {isWhole ? (
        <>
          <p className={styles.footBarText}>{readText(content, 'text')}</p>
          {buttonsOf(parseBlock(content)).map(({ text, to }) => (
            <ContentLink key={to} to={to} className={buttonStyles.link}>
              {text}
            </ContentLink>
          ))}
        </>
      ) : (
        <button
          type="button"
          className={`${buttonStyles.link} ${buttonStyles.isText}`}
          aria-expanded={false}
          onClick={() => setAsked(true)}
        >
          <FormattedMessage id="marketing.announcement.link" defaultMessage="Read it" />
        </button>
      )}
    </BottomBar>
  );
}

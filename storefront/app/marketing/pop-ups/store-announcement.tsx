import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonsOf, type ContentFields, ContentLink, parseBlock, readText, type SchemaFields } from '../../content/index.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { TextButton } from '../../ui/button.tsx';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { BottomBar } from '../../ui/overlays/bottom-bar.tsx';
import * as styles from './store-announcement.module.css';

interface StoreAnnouncementProps {
  content: ContentFields;
  onShown(): void;
  onDismiss(): void;
}

export function StoreAnnouncement({ content, onShown, onDismiss }: StoreAnnouncementProps) {
  const fields: SchemaFields<'store-announcement'> = content;
  const isWide = useMediaQuery('(width >= 48rem)');
  const [isOpened, setOpened] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(onShown, []);
  const isExpanded = isWide || isOpened;
  return (
    <BottomBar heading={readText(fields, 'heading')} onDismiss={onDismiss} isStacked={isExpanded}>
      {isExpanded ? (
        <>
          <p className={styles.text}>{readText(fields, 'text')}</p>
          {buttonsOf(parseBlock(content)).map(({ text, to }) => (
            <ContentLink key={to} to={to} className={buttonStyles.actionLink}>
              {text}
            </ContentLink>
          ))}
        </>
      ) : (
        <TextButton aria-expanded={false} onClick={() => setOpened(true)}>
          <FormattedMessage id="marketing.announcement.link" defaultMessage="Read it" />
        </TextButton>
      )}
    </BottomBar>
  );
}

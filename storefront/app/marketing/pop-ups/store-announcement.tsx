import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ContentFields, ContentLink, readLink, readList, readText, type SchemaFields } from '../../content/index.ts';
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
  const isExpanded = isWide || isOpened;
  return (
    <BottomBar heading={readText(fields, 'heading')} onDismiss={onDismiss} onShown={onShown} isStacked={isExpanded} isUrgent={isOpened}>
      {isExpanded ? (
        <>
          <p className={styles.text}>{readText(fields, 'text')}</p>
          {readList(fields, 'buttons').map((button) => {
            const [text, to] = [readText(button, 'buttonText'), readLink(button)];
            return text && to ? (
              <ContentLink key={to} to={to} className={buttonStyles.actionLink}>
                {text}
              </ContentLink>
            ) : null;
          })}
        </>
      ) : (
        <TextButton aria-expanded={false} onClick={() => setOpened(true)}>
          <FormattedMessage id="marketing.announcement.link" defaultMessage="Details" />
        </TextButton>
      )}
    </BottomBar>
  );
}

import type { ReactNode } from 'react';
import * as styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

export interface AccordionItem {
  heading: ReactNode;
  content: ReactNode;
  isOpen?: boolean;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  level?: 2 | 3 | 4;
  /** Name of the group, of which only one item can be open at a time (`<details name>`). */
  groupName?: string;
}

/** Expandable items, as `<details>`, so that the browser's text search finds closed content. */
export function Accordion({ items, level = 3, groupName }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div>
      {items.map(({ heading, content, isOpen }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items do not move
        <details key={index} className={styles.disclosure} open={isOpen} name={groupName}>
          <summary>
            <Heading>{heading}</Heading>
            <Icon name="down" small className={styles.marker} />
          </summary>
          <div className={styles.body}>{content}</div>
        </details>
      ))}
    </div>
  );
}

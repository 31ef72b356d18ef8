import * as buttonStyles from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import type { ButtonContent } from '../block-content.ts';
import { ContentLink } from '../content-link.tsx';

interface BlockButtonsProps {
  buttons: readonly ButtonContent[];
  kind?: 'primary' | 'secondary';
  alignment?: 'left' | 'center' | 'right' | undefined;
  isSideBySide?: boolean;
  className?: string | undefined;
}

export function BlockButtons({ buttons, kind = 'primary', alignment, isSideBySide = true, className }: BlockButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <div className={classNames(buttonStyles.buttonRow, !isSideBySide && buttonStyles.stacked, className)} data-align={alignment}>
      {buttons.map(({ text, to }, index) => (
        <ContentLink
          key={`${to} ${text}`}
          to={to}
          isPrimaryAction={index === 0 && kind === 'primary'}
          className={
            index === 0 ? classNames(buttonStyles.button, kind === 'secondary' && buttonStyles.secondary) : buttonStyles.actionLink
          }
        >
          {text}
        </ContentLink>
      ))}
    </div>
  );
}

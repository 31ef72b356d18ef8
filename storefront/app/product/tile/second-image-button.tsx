import { useIntl } from 'react-intl';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './second-image-button.module.css';

interface SecondImageButtonProps {
  name: string;
  isSecondImageShown: boolean;
  onToggle(isSecondImageShown: boolean): void;
}

/**
 * Shows a tile's second image on devices without hover (LIST-008). Rendered in the browser only, since the server does not know the
 * device.
 */
export function SecondImageButton({ name, isSecondImageShown, onToggle }: SecondImageButtonProps) {
  const intl = useIntl();
  const cannotHover = useMediaQuery('(hover: none)');
  if (!cannotHover) return null;
  return (
    <div className={styles.root}>
      <button
        type="button"
        aria-pressed={isSecondImageShown}
        aria-label={intl.formatMessage({ id: 'product.tile.second-image', defaultMessage: 'Another view of {name}' }, { name })}
        onClick={() => onToggle(!isSecondImageShown)}
      >
        <Icon name="returns" small />
      </button>
    </div>
  );
}

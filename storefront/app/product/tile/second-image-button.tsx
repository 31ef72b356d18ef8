import { useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';

interface SecondImageButtonProps {
  name: string;
  isTurned: boolean;
  onTurn(isTurned: boolean): void;
}

/** Where nothing can hover, the second picture of a tile comes by a press (LIST-008). Not in the server's HTML, which knows no screen. */
export function SecondImageButton({ name, isTurned, onTurn }: SecondImageButtonProps) {
  const intl = useIntl();
  const cannotHover = useMediaQuery('(hover: none)');
  if (!cannotHover) return null;
  return (
    <div className="tile-turn">
      <button
        type="button"
        aria-pressed={isTurned}
        aria-label={intl.formatMessage({ id: 'product.tile.turn', defaultMessage: 'The other side of {name}' }, { name })}
        onClick={() => onTurn(!isTurned)}
      >
        <Icon name="returns" small />
      </button>
    </div>
  );
}

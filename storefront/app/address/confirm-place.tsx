import { FormattedMessage } from 'react-intl';
import { TextButton } from '../ui/button.tsx';

interface ConfirmPlaceProps {
  postalCode: string;
  region: string;
  onConfirm(): void;
}

export function ConfirmPlace({ postalCode, region, onConfirm }: ConfirmPlaceProps) {
  return (
    <TextButton onClick={onConfirm}>
      <FormattedMessage id="checkout.confirm-place" defaultMessage="{postalCode} and {region} are right" values={{ postalCode, region }} />
    </TextButton>
  );
}

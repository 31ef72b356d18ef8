import type { Wearer } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '../../ui/forms/index.ts';
import { wearerNames } from './measurement-text.tsx';

interface WearerFieldProps {
  wearers: readonly Wearer[];
  value: Wearer;
  onChange(wearer: Wearer): void;
}

export function WearerField({ wearers, value, onChange }: WearerFieldProps) {
  const intl = useIntl();
  return (
    <SelectField
      label={<FormattedMessage id="sizing.wearer" defaultMessage="Who is it for?" />}
      value={value}
      onChange={(event) => onChange(event.target.value as Wearer)}
    >
      {wearers.map((wearer) => (
        <option key={wearer} value={wearer}>
          {intl.formatMessage(wearerNames[wearer])}
        </option>
      ))}
    </SelectField>
  );
}

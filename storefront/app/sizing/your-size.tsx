import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextButton } from '../ui/button.tsx';
import { adviseOnGarment, isFound } from './advise.ts';
import type { GarmentOnPage } from './finder-answer.tsx';
import { fitName, takenName, wholeName } from './names.ts';
import { scalesOf } from './scale.ts';
import { scaleSetsFor } from './scale-sets.ts';
import { useGuide } from './use-guide.ts';
import { useSizes } from './use-sizes.ts';

export interface YourSizeProps {
  guideId: string;
  onPage: GarmentOnPage;
  /** What stands there without it. */
  otherwise: ReactNode;
  onChange(): void;
}

/** "Your size: L" beside the sizes of a garment, where measures of its wearer are kept on this device. */
export default function YourSize({ guideId, onPage, otherwise, onChange }: YourSizeProps) {
  const { data: guide } = useGuide(guideId);
  const sizes = useSizes();
  const scales = useMemo(() => (guide ? scalesOf(guide) : []), [guide]);
  const { garment, chosen, selected, take } = onPage;
  const sets = scaleSetsFor(scales, garment);
  const wearer = sets[0]?.scales[0].wearer;
  const measured = wearer && sizes[wearer];
  const advice = measured && adviseOnGarment(scales, measured, garment, chosen);
  const parts = advice?.parts ?? [];
  const names = parts.flatMap((part) => takenName(part, garment) ?? []);
  const isExact = parts.every(({ state }) => state === 'available');
  // A length without a waist is no size.
  if (!advice || parts.length < sets.length || !isFound(parts) || names.length < parts.length) return otherwise;
  const { fit } = advice.selection;
  const size = wholeName(names, fit === undefined ? undefined : fitName(fit, scales, garment));
  const isTaken = Object.entries(advice.selection).every(([id, value]) => selected[id] === value);
  return (
    <>
      <span>
        {isExact ? (
          <FormattedMessage id="sizing.yours" defaultMessage="Your size: {size}" values={{ size: <b key="size">{size}</b> }} />
        ) : (
          <FormattedMessage
            id="sizing.yours-nearest"
            defaultMessage="Nearest to your size: {size}"
            values={{ size: <b key="size">{size}</b> }}
          />
        )}
      </span>
      {isTaken ? null : (
        <TextButton onClick={() => take(advice.selection)}>
          <FormattedMessage id="sizing.take-it" defaultMessage="Take it" />
        </TextButton>
      )}
      <TextButton onClick={onChange}>
        <FormattedMessage id="sizing.change" defaultMessage="Change" />
      </TextButton>
    </>
  );
}

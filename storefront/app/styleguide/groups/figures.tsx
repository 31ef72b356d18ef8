import { Progress } from '../../ui/feedback/progress.tsx';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/rating/stars.tsx';
import { StencilNumber } from '../../ui/stencil-number.tsx';
import { Specimen, State, States } from '../specimen.tsx';

export function Figures() {
  return (
    <>
      <Specimen id="prices" heading="Prices" line="Screen readers announce Now and Was in place of the strikethrough.">
        <States>
          <State name="Regular">
            <Price amount={149} currency="USD" className="text-price" />
          </State>
          <State name="Reduced">
            <Price amount={68.6} previousAmount={98} currency="USD" className="text-price" />
          </State>
          <State name="Range">
            <Price amount={29.5} maxAmount={64} currency="USD" className="text-price" />
          </State>
          <State name="Canadian dollars">
            <Price amount={1249.95} previousAmount={1449} currency="CAD" className="text-price" />
          </State>
          <State name="Free">
            <Price amount={0} currency="USD" className="text-price" />
          </State>
        </States>
      </Specimen>
      <Specimen id="stars" heading="Stars" line="Rounded to the nearest half.">
        <States>
          {[0, 0.5, 2.5, 4.24, 4.25, 5].map((rating) => (
            <State key={rating} name={`Rated ${rating}`}>
              <Stars rating={rating} large />
            </State>
          ))}
          <State name="Small">
            <Stars rating={4.5} />
          </State>
        </States>
      </Specimen>
      <Specimen id="progress" heading="Progress bar" line="Shows a share, which the text beside it explains.">
        <States wide>
          <State name="Partial">
            <p>
              <b>$10.90</b> more and shipping's on us.
            </p>
            <Progress share={0.78} />
          </State>
          <State name="Complete">
            <p className="text-success">
              <b>Shipping's on us.</b>
            </p>
            <Progress share={1} />
          </State>
        </States>
      </Specimen>
      <Specimen id="stencil-numbers" heading="Stencil numbers" line="Only for numbers that identify something, such as a style.">
        <p className="text-page">
          <StencilNumber text="4117" />
        </p>
      </Specimen>
    </>
  );
}

import { Progress } from '../../ui/feedback/progress.tsx';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/rating/stars.tsx';
import { StencilNumber } from '../../ui/stencil-number.tsx';
import { Specimen, State, States } from '../specimen.tsx';

export function Figures() {
  return (
    <>
      <Specimen id="prices" heading="Prices" line="A lower price says Now and Was to those who do not see the line.">
        <States>
          <State name="Plain">
            <Price amount={149} currency="USD" className="text-price" />
          </State>
          <State name="Lowered">
            <Price amount={68.6} was={98} currency="USD" className="text-price" />
          </State>
          <State name="A range">
            <Price amount={29.5} most={64} currency="USD" className="text-price" />
          </State>
          <State name="Canadian">
            <Price amount={1249.95} was={1449} currency="CAD" className="text-price" />
          </State>
          <State name="Free">
            <Price amount={0} currency="USD" className="text-price" />
          </State>
        </States>
      </Specimen>
      <Specimen id="stars" heading="Stars" line="To the nearest half.">
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
      <Specimen id="progress" heading="Tape" line="Measures a share; the words stand beside it.">
        <States wide>
          <State name="On the way">
            <p>
              <b>$10.90</b> more and shipping's on us.
            </p>
            <Progress share={0.78} />
          </State>
          <State name="Reached">
            <p className="text-success">
              <b>Shipping's on us.</b>
            </p>
            <Progress share={1} />
          </State>
        </States>
      </Specimen>
      <Specimen id="stencil-numbers" heading="Stencil" line="Only for numbers that name something.">
        <p className="text-page">
          <StencilNumber text="4117" />
        </p>
      </Specimen>
    </>
  );
}

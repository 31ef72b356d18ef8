import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../ui/button.tsx';
import { WovenLabel } from '../ui/woven-label.tsx';

/**
 * Preview without an editor's token (ROUTE-015, ROUTE-016): says what is missing. What the address asks for (`vseDomain`, `contentId`,
 * …) is neither read nor called, so no host of a stranger's choosing ever hears of it.
 */
export function SignedOutPreview() {
  return (
    <div className="wrap py-12 lg:py-24">
      <WovenLabel
        level={1}
        heading={<FormattedMessage id="preview.signed-out" defaultMessage="Preview is for editors" />}
        action={
          <ButtonLink to="/">
            <FormattedMessage id="preview.shop" defaultMessage="See the shop as it is" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="preview.signed-out-line"
          defaultMessage="It shows pages before they are published and opens with an editor’s pass. There is none in this browser."
        />
      </WovenLabel>
    </div>
  );
}

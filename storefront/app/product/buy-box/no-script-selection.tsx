import { FormattedMessage } from 'react-intl';
import { HiddenLocale } from '../../platform/locale/navigation.tsx';
import { Button } from '../../ui/button.tsx';

/** Id for the `form` attribute of the variant options. The form exists in browsers without JavaScript only. */
export const selectionFormId = 'selection';

export function NoScriptSelection() {
  return (
    <noscript>
      <form id={selectionFormId}>
        <HiddenLocale />
        <Button type="submit" kind="secondary" wide>
          <FormattedMessage id="product.no-script.select" defaultMessage="Update" />
        </Button>
      </form>
    </noscript>
  );
}

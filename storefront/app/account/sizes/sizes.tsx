import { FormattedMessage } from 'react-intl';
import { loadMeasurementsEditor } from '../../sizing/index.ts';
import { ActionLink } from '../../ui/button.tsx';
import { AccountPanel } from '../layout/account-panel.tsx';
import { lazySection } from '../layout/lazy-section.tsx';
import { SectionSkeleton } from '../layout/loaded-section.tsx';

const MeasurementsEditor = lazySection(loadMeasurementsEditor, <SectionSkeleton />);

export default function Sizes() {
  return (
    <AccountPanel
      heading={<FormattedMessage id="account.sizes.measurements" defaultMessage="Your measurements" />}
      action={
        <ActionLink to="/size-guide" underlined>
          <FormattedMessage id="account.sizes.guides" defaultMessage="How to measure" />
        </ActionLink>
      }
    >
      <p>
        <FormattedMessage
          id="account.sizes.text"
          defaultMessage="Product pages and size guides use them to name your size, on every device that you are signed in on. A few are enough."
        />
      </p>
      <MeasurementsEditor />
    </AccountPanel>
  );
}

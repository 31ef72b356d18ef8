import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FacetList, type FacetListProps } from './facet-list.tsx';
import { FiltersFooter } from './filters-footer.tsx';

interface FiltersDialogProps extends FacetListProps {
  total: number;
  isOpen: boolean;
  onClose(): void;
}

/** Shows the filters where there is no room for their column. The dialog takes the focus, and returns it. */
export function FiltersDialog({ total, isOpen, onClose, ...list }: FiltersDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading={<FormattedMessage id="listing.filters" defaultMessage="Filters" />}
      footer={<FiltersFooter query={list.query} total={total} button={{ onClick: onClose }} />}
    >
      <FacetList {...list} />
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFocusTarget } from '../../ui/hooks/use-focus-target.ts';
import { AccountPanel } from './account-panel.tsx';

interface AddEntryProps {
  /** Number of entries that are saved. */
  count: number;
  maximum: number;
  /** Text of the button. */
  label: ReactNode;
  onAdd(): void;
  emptyHeading: ReactNode;
  emptyText: ReactNode;
  limitText: ReactNode;
  formHeading: ReactNode;
  /** Form of a new entry, while it is open. */
  form: ReactNode;
}

/**
 * Button that adds an address or a card, in the notice of an empty list if there is none yet, and the form that replaces it. At the limit, a
 * text takes its place.
 */
export function AddEntry({ count, maximum, label, onAdd, emptyHeading, emptyText, limitText, formHeading, form }: AddEntryProps) {
  const state = form ? 'form' : count === 0 ? 'empty' : count < maximum ? 'button' : 'limit';
  const focusTarget = useFocusTarget(state);
  switch (state) {
    case 'form':
      return (
        <AccountPanel heading={formHeading} headingRef={focusTarget}>
          {form}
        </AccountPanel>
      );
    case 'empty':
      return (
        <div ref={focusTarget} tabIndex={-1}>
          <EmptyState heading={emptyHeading} action={<Button onClick={onAdd}>{label}</Button>}>
            {emptyText}
          </EmptyState>
        </div>
      );
    case 'button':
      return (
        <div>
          <Button kind="secondary" ref={focusTarget} onClick={onAdd}>
            {label}
          </Button>
        </div>
      );
    case 'limit':
      return (
        <div ref={focusTarget} tabIndex={-1}>
          <p>{limitText}</p>
        </div>
      );
  }
}

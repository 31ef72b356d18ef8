import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

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
}

/** Button that adds an address or a card, in the notice of an empty list if there is none yet. At the limit, a text takes its place. */
export function AddEntry({ count, maximum, label, onAdd, emptyHeading, emptyText, limitText }: AddEntryProps) {
  if (count === 0) {
    return (
      <EmptyState heading={emptyHeading} action={<Button onClick={onAdd}>{label}</Button>}>
        {emptyText}
      </EmptyState>
    );
  }
  if (count >= maximum) return <p>{limitText}</p>;
  return (
    <div>
      <Button kind="secondary" onClick={onAdd}>
        {label}
      </Button>
    </div>
  );
}

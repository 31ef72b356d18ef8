import { ErrorSummary } from '../ui/forms/index.ts';
import { ProblemText } from './problem-text.tsx';
import type { Problem } from './rules/problem.ts';

interface FaultsNoteProps<Field extends string> {
  faults: readonly { field: Field; problem: Problem }[];
  attempt: number;
  idOf(field: Field): string;
}

/** The summary at the top of a form that was sent with something wrong. */
export function FaultsNote<Field extends string>({ faults, attempt, idOf }: FaultsNoteProps<Field>) {
  if (attempt === 0) return null;
  return (
    <ErrorSummary
      attempt={attempt}
      faults={faults.map(({ field, problem }) => ({ id: idOf(field), text: <ProblemText problem={problem} /> }))}
    />
  );
}

import { useActionData } from 'react-router';
import type { Submission } from './submission.ts';

export function useSubmission<Values, Result>(form: string): Submission<Values, Result> | undefined {
  const submission = useActionData() as Submission<Values, Result> | undefined;
  return submission?.form === form ? submission : undefined;
}

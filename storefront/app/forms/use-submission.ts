import { useActionData } from 'react-router';
import type { Submission } from './submission.ts';

/** The result of the form of that name, if this page answers its plain HTML post. */
export function useSubmission<Values, Result>(form: string): Submission<Values, Result> | undefined {
  const posted = useActionData() as Submission<Values, Result> | undefined;
  return posted?.form === form ? posted : undefined;
}

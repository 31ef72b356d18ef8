import { useState } from 'react';
import { type Submission, toSubmitError } from './submission.ts';

export type SubmitStatus = 'idle' | 'submitting' | 'failed' | 'done';

/** Returns the state of a submission, which starts with the outcome of a form that was posted without JavaScript. */
export function useSubmitState<Values, Result>(submission: Submission<Values, Result> | undefined) {
  const outcome = submission?.outcome;
  const [attempt, setAttempt] = useState(outcome?.status === 'invalid' ? 1 : 0);
  const [status, setStatus] = useState<SubmitStatus>(outcome && outcome.status !== 'invalid' ? outcome.status : 'idle');
  const [submitError, setSubmitError] = useState(outcome?.status === 'failed' ? outcome.error : undefined);
  const [result, setResult] = useState(outcome?.status === 'done' ? outcome.result : undefined);
  return {
    attempt,
    status,
    submitError,
    result,
    waitForSchema: () => setStatus('submitting'),
    start() {
      setStatus('submitting');
      setSubmitError(undefined);
      setResult(undefined);
    },
    succeed(newResult: Result) {
      setResult(newResult);
      setStatus('done');
    },
    fail(error: unknown) {
      setSubmitError(toSubmitError(error));
      setStatus('failed');
    },
    reject() {
      setStatus('idle');
      setAttempt((count) => count + 1);
    },
  };
}

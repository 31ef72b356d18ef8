import { useState } from 'react';

export type CopyOutcome = 'copied' | 'failed';

/** Returns a function that copies a link, and the outcome of its last call. Copying fails if the browser does not allow it. */
export function useCopyLink() {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  async function copy(url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }
  return { outcome, copy };
}

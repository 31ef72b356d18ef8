import { MutationObserver } from '@tanstack/react-query';
import { getQueryClient } from '../platform/browser/query-client.ts';

/** Runs the saves of one name one after the other: of two simultaneous requests, the account could store the value of the first. */
export function saveSerially(name: string, save: () => Promise<void>): Promise<void> {
  const observer = new MutationObserver(getQueryClient(), { scope: { id: name }, mutationFn: save });
  return observer.mutate().finally(() => observer.reset());
}

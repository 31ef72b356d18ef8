import { failureKind } from './failure-kind.ts';

const titles = {
  missing: 'error 404',
  'not-found': 'Sorry, we cannot find this page',
  problem: 'Sorry, there is a problem with this page',
} as const;

/** The title of the page that stands in place of another (ERROR-021, ERROR-024, ERROR-025). */
export function errorTitle(error: unknown): string {
  return titles[failureKind(error)];
}

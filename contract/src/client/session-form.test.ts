import { expect, it } from 'vitest';
import { pageOfSessionForm, sessionFormPath } from './session-form.ts';

it.each(['/login', '/fr-FR/set-password', '/account/confirm-erasure'])('a form of %s is posted below the path of the cookie', (page) => {
  const path = sessionFormPath(page);
  expect(path.startsWith('/api/session/')).toBe(true);
  expect(pageOfSessionForm(path)).toBe(page);
});

it.each(['/login', '/api/session/login', '/api/session/form', '/api/session/formula/login'])('%s is not such a form', (path) => {
  expect(pageOfSessionForm(path)).toBeUndefined();
});

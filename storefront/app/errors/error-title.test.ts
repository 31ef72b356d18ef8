import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, it } from 'vitest';
import { errorTitle } from './error-title.ts';

it("ERROR-021 titles the 404 page 'error 404'", () => {
  expect(errorTitle(new ErrorResponse(404, 'Not Found', {}))).toBe('error 404');
});
it("ERROR-024 titles a 404 that the shop did not say itself 'Sorry, we cannot find this page'", () => {
  expect(errorTitle(new ErrorResponse(404, 'Not Found', 'Not here.'))).toBe('Sorry, we cannot find this page');
});
it("ERROR-025 titles every other failure 'Sorry, there is a problem with this page'", () => {
  for (const error of [new ErrorResponse(503, '', {}), new ErrorResponse(500, '', {}), new Error('oh'), undefined]) {
    expect(errorTitle(error)).toBe('Sorry, there is a problem with this page');
  }
});

import { createIntl } from 'react-intl';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, it } from 'vitest';
import { errorTitle } from './error-title.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });

it("ERROR-021 titles the 404 page 'error 404'", () => {
  expect(errorTitle(new ErrorResponse(404, 'Not Found', {}), intl)).toBe('error 404');
});
it("ERROR-024 titles a 404 that is not the shop's own 'Sorry, we cannot find this page'", () => {
  expect(errorTitle(new ErrorResponse(404, 'Not Found', 'Not here.'), intl)).toBe('Sorry, we cannot find this page');
});
it("ERROR-025 titles every other error 'Sorry, there is a problem with this page'", () => {
  for (const error of [new ErrorResponse(503, '', {}), new ErrorResponse(500, '', {}), new Error('oh'), undefined]) {
    expect(errorTitle(error, intl)).toBe('Sorry, there is a problem with this page');
  }
});

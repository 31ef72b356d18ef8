import { renderToString } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CheckField, TextField } from '../ui/forms/index.ts';
import { FormErrors } from './form-errors.tsx';
import { requiredText } from './schema.ts';
import type { Submission } from './submission.ts';
import { useValidatedForm } from './use-validated-form.ts';

const schema = z.object({ name: requiredText(), isAgreed: z.boolean() });
type Values = z.input<typeof schema>;

function TestForm({ submission }: { submission?: Submission<Values, string> }) {
  const form = useValidatedForm({
    schema,
    defaultValues: { name: 'Dale', isAgreed: true },
    errorMessage: (field, { code }) => `${field} ${code}`,
    submission,
    submit: async () => 'done',
  });
  return (
    <form>
      <FormErrors form={form} alertFor={({ code }) => <p role="alert">{code}</p>} />
      <TextField {...form.field('name')} label="Name" />
      <CheckField {...form.checkbox('isAgreed')} label="Agreed" />
      <output>
        {form.status} {form.result}
      </output>
    </form>
  );
}
const render = (submission?: Submission<Values, string>) =>
  renderToString(
    <RawIntlProvider value={createIntl({ locale: 'en-US', onError: () => undefined })}>
      <TestForm {...(submission ? { submission } : {})} />
    </RawIntlProvider>,
  ).replaceAll('<!-- -->', '');

it('renders the initial values, so that the form works without script', () => {
  const html = render();
  expect(html).toMatch(/<input[^>]+name="name"[^>]+value="Dale"/);
  expect(html).toMatch(/<input[^>]+name="isAgreed"[^>]+checked/);
  expect(html).toContain('<output>idle </output>');
});

it('renders the values and errors of a form that was posted without script', () => {
  const values = { name: ' ', isAgreed: false };
  const html = render({ form: 'test', values, outcome: { status: 'invalid', errors: { name: { code: 'required' } } } });
  expect(html).toMatch(/<input[^>]+value=" "[^>]*>/);
  expect(html).toMatch(/<input[^>]+aria-invalid="true"[^>]+name="name"/);
  expect(html).not.toContain('checked');
  expect(html.match(/name required/g)).toHaveLength(2);
});

it('renders the outcome of a form that was posted without script', () => {
  const values = { name: 'Dale', isAgreed: false };
  expect(render({ form: 'test', values, outcome: { status: 'done', result: 'found' } })).toContain('<output>done found</output>');
  expect(render({ form: 'test', values, outcome: { status: 'failed', error: { code: 'expired-link' } } })).toContain('expired-link');
});

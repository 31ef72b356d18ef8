import { renderToString } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CheckField, TextField } from '../ui/forms/index.ts';
import { FormErrors } from './form-errors.tsx';
import { requiredText } from './schema.ts';
import type { Submission } from './submission.ts';
import { useValidatedForm, type ValidatedForm } from './use-validated-form.ts';

const schema = z.object({ name: requiredText(), isAgreed: z.boolean() });
type Values = z.input<typeof schema>;
const loadSchema = async () => schema;

function TestForm({ submission }: { submission?: Submission<Values, string> }) {
  const form = useValidatedForm({
    loadSchema,
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

it('renders the initial values, so that the form works without JavaScript', () => {
  const html = render();
  expect(html).toMatch(/<input[^>]+name="name"[^>]+value="Dale"/);
  expect(html).toMatch(/<input[^>]+name="isAgreed"[^>]+checked/);
  expect(html).toContain('<output>idle </output>');
});

it('renders the values and errors of a form that was posted without JavaScript', () => {
  const values = { name: ' ', isAgreed: false };
  const html = render({ form: 'test', values, outcome: { status: 'invalid', errors: { name: { code: 'required' } } } });
  expect(html).toMatch(/<input[^>]+value=" "[^>]*>/);
  expect(html).toMatch(/<input[^>]+aria-invalid="true"[^>]+name="name"/);
  expect(html).not.toContain('checked');
  expect(html.match(/name required/g)).toHaveLength(2);
});

it('renders the outcome of a form that was posted without JavaScript', () => {
  const values = { name: 'Dale', isAgreed: false };
  expect(render({ form: 'test', values, outcome: { status: 'done', result: 'found' } })).toContain('<output>done found</output>');
  expect(render({ form: 'test', values, outcome: { status: 'failed', error: { code: 'expired-link' } } })).toContain('expired-link');
});

interface SubmitTestOptions {
  loadSchema(): Promise<typeof schema>;
  submit(values: Values): Promise<void>;
  rejectedField?(error: unknown): undefined;
}

interface SubmitTestFormProps {
  options: SubmitTestOptions;
  onRender(form: ValidatedForm<Values, void>): void;
}

function SubmitTestForm({ options, onRender }: SubmitTestFormProps) {
  const form = useValidatedForm({ defaultValues: { name: '', isAgreed: true }, errorMessage: (_, { code }) => code, ...options });
  onRender(form);
  return <input {...form.field('name')} />;
}

/** Returns a form after a server render: React ignores its state changes, but it validates and submits. */
function renderForm(options: SubmitTestOptions): ValidatedForm<Values, void> {
  const forms: ValidatedForm<Values, void>[] = [];
  renderToString(<SubmitTestForm options={options} onRender={(form) => forms.push(form)} />);
  const [form] = forms;
  if (!form) throw new Error('the form was not rendered');
  return form;
}
const submitEvent = () => ({ preventDefault: () => undefined }) as Parameters<ValidatedForm<Values>['onSubmit']>[0];

describe('a submit', () => {
  it('waits for the schema, sends once, and includes text that is typed in the meantime', async () => {
    let resolveSchema = () => {};
    const schemaPromise = new Promise<typeof schema>((resolve) => {
      resolveSchema = () => resolve(schema);
    });
    const submit = vi.fn(async () => undefined);
    const form = renderForm({ loadSchema: () => schemaPromise, submit });
    form.form.setValue('name', ' Da');
    form.onSubmit(submitEvent());
    form.onSubmit(submitEvent());
    form.form.setValue('name', ' Dale ');
    await new Promise((resolve) => setTimeout(resolve));
    expect(submit).not.toHaveBeenCalled();
    resolveSchema();
    await vi.waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Dale', isAgreed: true }));
  });

  it('fails if the schema cannot be loaded, preserves the values, and loads the schema again at the next submit', async () => {
    const loadError = new Error('Failed to fetch dynamically imported module');
    const loadSchema = vi.fn(async () => schema).mockRejectedValueOnce(loadError);
    const submit = vi.fn(async () => undefined);
    const rejectedField = vi.fn(() => undefined);
    const form = renderForm({ loadSchema, submit, rejectedField });
    form.form.setValue('name', 'Dale');
    form.onSubmit(submitEvent());
    await vi.waitFor(() => expect(rejectedField).toHaveBeenCalledExactlyOnceWith(loadError));
    expect(submit).not.toHaveBeenCalled();
    await vi.waitFor(() => {
      form.onSubmit(submitEvent());
      expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Dale', isAgreed: true });
    });
    expect(loadSchema).toHaveBeenCalledTimes(2);
  });

  it('sends nothing if the form is invalid', async () => {
    const submit = vi.fn(async () => undefined);
    const form = renderForm({ loadSchema, submit });
    form.onSubmit(submitEvent());
    await vi.waitFor(() => expect(form.form.getFieldState('name').error).toMatchObject({ type: 'required' }));
    expect(submit).not.toHaveBeenCalled();
  });
});

it('a field has no error if its schema cannot be loaded', async () => {
  const form = renderForm({ loadSchema: () => Promise.reject(new Error('offline')), submit: async () => undefined });
  expect(await form.form.trigger('name')).toBe(true);
});

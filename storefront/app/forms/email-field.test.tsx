// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findByText, mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { typeInto } from '../platform/testing/type-into.ts';
import { EmailField } from './email-field.tsx';
import { emailText } from './schema.ts';
import { useValidatedForm } from './use-validated-form.ts';

const schema = z.object({ email: emailText() });
const loadSchema = async () => schema;

function TestForm({ validateOn }: { validateOn: 'submit' | 'blur' }) {
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { email: '' },
    validateOn,
    errorMessage: (_, { code }) => code,
    submit: async () => undefined,
  });
  return (
    <form onSubmit={form.onSubmit}>
      <EmailField form={form} name="email" label="Email" />
    </form>
  );
}

async function leaveAfterTyping(text: string, validateOn: 'submit' | 'blur' = 'submit') {
  const { container } = mountScreens({ '': <TestForm validateOn={validateOn} /> }, '/');
  await waitFor(() => expect(container.querySelector('input')).not.toBeNull());
  const input = container.querySelector('input')!;
  typeInto(input, text);
  expect(container.textContent).not.toContain('Did you mean');
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  return { container, input };
}

it.each(['submit', 'blur'] as const)('offers to correct a mistyped domain in a form that is validated on %s', async (validateOn) => {
  const { container, input } = await leaveAfterTyping('dale@gmial.com', validateOn);
  await waitFor(() => expect(container.querySelector('[role="status"]')?.textContent).toBe('Did you mean dale@gmail.com? Use it'));
  findByText(container, 'button', 'Use it').click();
  await waitFor(() => expect(input.value).toBe('dale@gmail.com'));
  await waitFor(() => expect(container.querySelector('[role="status"]')).toBeNull());
  // The button is gone, so the field takes its focus.
  await waitFor(() => expect(document.activeElement).toBe(input));
});

it('suggests nothing for a correct email, and is a field of an email', async () => {
  const { container, input } = await leaveAfterTyping('dale@ridgeandrivet.com');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.querySelector('[role="status"]')).toBeNull();
  expect([input.type, input.inputMode, input.autocomplete]).toEqual(['email', 'email', 'email']);
});

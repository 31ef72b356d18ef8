import { renderToString } from 'react-dom/server';
import type { UseFormReturn } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { type FieldElement, useFieldHydration } from './use-field-hydration.ts';

interface Values {
  name: string;
  isAgreed: boolean;
}

type Hydrate = ReturnType<typeof useFieldHydration<Values, Values>>;
type TestFormProps = Parameters<typeof useFieldHydration<Values, Values>>[0] & { onRender(hydrate: Hydrate): void };

function TestForm({ onRender, ...options }: TestFormProps) {
  onRender(useFieldHydration(options));
  return null;
}

function renderForm(initialValues: Values) {
  const setValue = vi.fn();
  const onFirstFocus = vi.fn();
  const form = { setValue, getValues: (name: keyof Values) => initialValues[name] } as unknown as UseFormReturn<Values, unknown, Values>;
  let hydrate: Hydrate = () => undefined;
  renderToString(
    <TestForm
      form={form}
      initialValues={initialValues}
      onFirstFocus={onFirstFocus}
      onRender={(rendered) => {
        hydrate = rendered;
      }}
    />,
  );
  // Like react-hook-form, this writes the initial value into the element.
  const register = (element: FieldElement | null) => {
    if (element) element.value = initialValues.name;
  };
  return { hydrate, register, setValue, onFirstFocus };
}

function fakeElement(type: string, value: string, isFocused = false): FieldElement {
  return Object.assign(new EventTarget(), { type, value, matches: () => isFocused }) as unknown as FieldElement;
}

describe('a field during hydration', () => {
  it('preserves text that was typed before, once', () => {
    const { hydrate, register, setValue } = renderForm({ name: 'Dale', isAgreed: false });
    const element = fakeElement('text', 'Brenda');
    hydrate('name', element, register);
    expect(setValue).toHaveBeenCalledExactlyOnceWith('name', 'Brenda');
    element.value = 'Another';
    hydrate('name', element, register);
    hydrate('name', null, register);
    expect(setValue).toHaveBeenCalledOnce();
  });

  it.each([
    ['the field is empty', 'text', ''],
    ['the text is the initial value', 'text', 'Dale'],
    ['the field is a checkbox', 'checkbox', 'on'],
    ['the field is a radio button', 'radio', 'on'],
  ])('gets the registered value if %s', (_, type, value) => {
    const { hydrate, register, setValue } = renderForm({ name: 'Dale', isAgreed: false });
    hydrate('name', fakeElement(type, value), register);
    expect(setValue).not.toHaveBeenCalled();
  });

  it('loads its schema when it takes the focus for the first time', () => {
    const { hydrate, register, onFirstFocus } = renderForm({ name: '', isAgreed: false });
    const element = fakeElement('text', '');
    hydrate('name', element, register);
    expect(onFirstFocus).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('focus'));
    element.dispatchEvent(new Event('focus'));
    expect(onFirstFocus).toHaveBeenCalledOnce();
  });

  it('loads its schema at once if it took the focus before', () => {
    const { hydrate, register, onFirstFocus } = renderForm({ name: '', isAgreed: false });
    hydrate('name', fakeElement('text', '', true), register);
    expect(onFirstFocus).toHaveBeenCalledOnce();
  });
});

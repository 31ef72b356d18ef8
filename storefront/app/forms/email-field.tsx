import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { lazyOnMount } from '../platform/lazy.tsx';
import { TextField } from '../ui/forms/index.ts';
import { type FieldOf, toPath } from './hook-form-adapter.ts';
import type { ValidatedForm } from './use-validated-form.ts';

const EmailSuggestion = lazyOnMount(() => import('./email-suggestion/email-suggestion.tsx'));

interface EmailFieldProps<Values extends FieldValues> extends Omit<ComponentProps<typeof TextField>, 'form' | 'name'> {
  form: Pick<ValidatedForm<Values>, 'form' | 'field' | 'setField'>;
  name: FieldOf<Values>;
}

/**
 * Field for an email that the shop does not know yet. Offers to correct a mistyped domain when the shopper has left the field. A field in
 * which a known email is repeated, for example to sign in, is a plain text field.
 */
export function EmailField<Values extends FieldValues>({ form, name, ...props }: EmailFieldProps<Values>) {
  const { formState, setFocus, watch } = form.form;
  const isTouched = (formState.touchedFields as Partial<Record<string, boolean>>)[name];
  return (
    <>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        {...form.field(name)}
      />
      {isTouched ? (
        <EmailSuggestion
          typed={watch(toPath<Values>(name))}
          onCorrect={(email) => {
            form.setField(name, email as Values[FieldOf<Values>]);
            setFocus(toPath<Values>(name));
          }}
        />
      ) : null}
    </>
  );
}

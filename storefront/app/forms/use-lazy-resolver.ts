import { type RefObject, useCallback, useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { toHookFormErrors } from './hook-form-adapter.ts';
import { createLazySchema } from './lazy-schema.ts';
import type { FormSchema } from './validate.ts';

export function useLazyResolver<Values extends FieldValues, Output>(
  loadSchema: () => Promise<FormSchema<Values, Output>>,
  isSubmitting: RefObject<boolean>,
) {
  const schema = useMemo(() => createLazySchema(loadSchema), [loadSchema]);
  const resolver = useCallback(
    async (values: Values) => {
      try {
        const validation = await schema.validate(values);
        return validation.ok
          ? { values: validation.values, errors: {} }
          : { values: {}, errors: toHookFormErrors<Values>(validation.errors) };
      } catch (error) {
        if (isSubmitting.current) throw error;
        // A field that cannot be validated yet has no error; the submit tries again.
        return { values, errors: {} };
      }
    },
    [schema, isSubmitting],
  );
  return { schema, resolver: resolver as Resolver<Values, unknown, Output> };
}

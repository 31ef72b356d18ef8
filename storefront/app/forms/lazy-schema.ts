import { type FormSchema, type Validation, validate } from './validate.ts';

export interface LazySchema<Values, Output> {
  isLoaded(): boolean;
  load(): Promise<FormSchema<Values, Output>>;
  preload(): void;
  validate(values: Values): Promise<Validation<Values, Output>>;
}

export function createLazySchema<Values, Output>(loadSchema: () => Promise<FormSchema<Values, Output>>): LazySchema<Values, Output> {
  let loaded: FormSchema<Values, Output> | undefined;
  let loading: Promise<FormSchema<Values, Output>> | undefined;
  function load() {
    loading ??= loadSchema().then(
      (schema) => {
        loaded = schema;
        return schema;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  return {
    isLoaded: () => loaded !== undefined,
    load,
    preload() {
      load().catch(() => undefined);
    },
    validate: async (values) => validate(loaded ?? (await load()), values),
  };
}

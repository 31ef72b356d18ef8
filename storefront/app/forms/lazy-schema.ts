import { type FormSchema, type Validation, validate } from './validate.ts';

export interface LazySchema<Values, Output> {
  isLoaded(): boolean;
  /** Loads the schema once. A call after a failed load tries again. */
  load(): Promise<FormSchema<Values, Output>>;
  /** Starts to load the schema and ignores a failure. */
  preload(): void;
  /** Waits for the schema; rejects if it cannot be loaded. */
  validate(values: Values): Promise<Validation<Values, Output>>;
}

/** A schema whose code, with zod, loads after the page. */
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

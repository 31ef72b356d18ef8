import { type ChangeEvent, type FormEvent, useId, useState } from 'react';

type Faults<Field extends string, Fault> = Partial<Record<Field, Fault>>;

interface PlainFormOptions<Field extends string, Fault extends string> {
  /** The fields in their order, with what they hold at first. */
  start: Readonly<Record<Field, string>>;
  /** What is wrong with what is typed. Pure. */
  faultsOf(values: Readonly<Record<Field, string>>): Faults<Field, Fault>;
  /** Does what the form is for; what it throws is shown as the form's failure. */
  send(values: Readonly<Record<Field, string>>): Promise<void>;
}

export interface PlainForm<Field extends string, Fault extends string> {
  values: Readonly<Record<Field, string>>;
  set(field: Field, value: string): void;
  /** What a field needs: its id, name, value and change. */
  bind(field: Field): {
    id: string;
    name: Field;
    value: string;
    onChange(event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>): void;
  };
  fault(field: Field): Fault | undefined;
  /** What is wrong, in the order of the fields. */
  faults: readonly { field: Field; id: string; fault: Fault }[];
  /** Counts the times the form was sent with something wrong. */
  attempt: number;
  state: 'idle' | 'busy' | 'done' | 'failed';
  error: unknown;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Back to the empty form. */
  reset(): void;
}

/**
 * A form of a few plain fields. Faults are told when it is sent and go as soon as they are mended; sent with one wrong field, that takes
 * the focus, and with more the summary does. What was typed stays through every failure.
 */
export function usePlainForm<Field extends string, Fault extends string>({
  start,
  faultsOf,
  send,
}: PlainFormOptions<Field, Fault>): PlainForm<Field, Fault> {
  const formId = useId();
  const [values, setValues] = useState(start);
  const [told, setTold] = useState<Faults<Field, Fault>>({});
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PlainForm<Field, Fault>['state']>('idle');
  const [error, setError] = useState<unknown>();
  const fields = Object.keys(start) as Field[];
  const idOf = (field: Field) => `${formId}${field}`;
  const listed = (found: Faults<Field, Fault>) =>
    fields.flatMap((field) => {
      const fault = found[field];
      return fault === undefined ? [] : [{ field, id: idOf(field), fault }];
    });

  function set(field: Field, value: string) {
    const next = { ...values, [field]: value };
    setValues(next);
    const still = faultsOf(next);
    setTold((before) => Object.fromEntries(fields.filter((each) => before[each]).map((each) => [each, still[each]])) as typeof before);
  }
  async function submit() {
    const found = faultsOf(values);
    setTold(found);
    const [first] = listed(found);
    if (first) {
      setState('idle');
      setAttempt(attempt + 1);
      if (fields.length === 1) document.getElementById(first.id)?.focus();
      return;
    }
    setState('busy');
    try {
      await send(values);
      setState('done');
    } catch (thrown) {
      setError(thrown);
      setState('failed');
    }
  }
  return {
    values,
    set,
    bind: (field) => ({ id: idOf(field), name: field, value: values[field], onChange: (event) => set(field, event.target.value) }),
    fault: (field) => told[field],
    faults: listed(told),
    attempt,
    state,
    error,
    onSubmit(event) {
      event.preventDefault();
      if (state !== 'busy') void submit();
    },
    reset() {
      setValues(start);
      setTold({});
      setState('idle');
    },
  };
}

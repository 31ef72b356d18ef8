import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useValidatedForm } from '../../forms/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/index.ts';
import { addCoupon } from '../state/basket-changes.ts';
import { useBasketMutation } from '../state/use-basket-mutation.ts';
import * as styles from './promo-code.module.css';
import { PromoCodeErrorMessage } from './promo-code-error.tsx';

const loadSchema = async () => (await import('./promo-code-schema.ts')).promoCodeSchema;

export interface PromoCodeFormProps {
  /** Called with the accepted code, and with undefined when another code is submitted. */
  onApplied(code: string | undefined): void;
}

export default function PromoCodeForm({ onApplied }: PromoCodeFormProps) {
  const apply = useBasketMutation();
  const sentCode = useRef('');
  const form = useValidatedForm({
    loadSchema,
    defaultValues: { code: '' },
    focusOnError: 'first-field',
    errorMessage: (_, { code, values }) => (
      // An alert, because a screen reader does not read the field again if the shopper pressed Enter in it.
      <span role="alert">
        {code === 'required' ? (
          <FormattedMessage id="basket.promo.empty" defaultMessage="Invalid promo code: code cannot be empty" />
        ) : (
          <PromoCodeErrorMessage error={apply.error} code={String(values?.code)} />
        )}
      </span>
    ),
    rejectedField: () => ({ field: 'code', error: { code: 'rejected', values: { code: sentCode.current } } }),
    async submit({ code }) {
      sentCode.current = code;
      onApplied(undefined);
      await apply.mutateAsync(addCoupon(code));
      form.form.setValue('code', '');
      onApplied(code);
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <TextField
        {...form.field('code')}
        label={<FormattedMessage id="basket.promo.code" defaultMessage="Code" />}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
      />
      <Button className={styles.submit} type="submit" kind="secondary" busy={form.status === 'submitting'}>
        <FormattedMessage id="basket.promo.apply" defaultMessage="Apply" />
      </Button>
    </form>
  );
}

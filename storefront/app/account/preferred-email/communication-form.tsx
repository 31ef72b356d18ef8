import type { CommunicationPreferences } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormErrors, RejectedSubmission, useStoredDraft, useValidatedForm } from '../../forms/index.ts';
import { applyDraft, clearDrafts, getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { CheckField, PhoneField } from '../../ui/forms/index.ts';
import { SavedAlert } from '../layout/saved-alert.tsx';

const loadSchema = async () => (await import('./communication-schema.ts')).communicationSchema;

const draft = 'communication';
/** Only typed input is stored: a restored box that was never saved would look as if it had been. */
const typedValues = ({ phone }: { phone: string }) => ({ phone });

interface CommunicationFormProps {
  preferences: CommunicationPreferences;
  onSaved(): void;
}

export function CommunicationForm({ preferences: { email, text }, onSaved }: CommunicationFormProps) {
  const { locale, currency } = useShop();
  const [initial] = useState(() => applyDraft(draft, { ...email, textOffers: text.offers, phone: text.phone ?? '' }));
  const form = useValidatedForm({
    loadSchema,
    defaultValues: initial,
    focusOnError: 'first-field',
    errorMessage: () => (
      <FormattedMessage id="account.communication.phone-invalid" defaultMessage="Texts need a phone number with ten digits." />
    ),
    async submit({ offers, wishlist, lowStock, textOffers, phone }) {
      const { success } = await getShopper().customerClient.updateCommunicationPreferences({
        // Before the address is confirmed, the box shows less than what was chosen: only a change of it is a choice.
        body: {
          email: { ...(offers === email.offers ? {} : { offers }), wishlist, lowStock },
          text: { offers: textOffers, phone: phone === '' ? null : phone },
          locale,
          currency,
        },
      });
      if (!success) throw new RejectedSubmission('rejected');
      clearDrafts(draft);
      onSaved();
      return true;
    },
  });
  useStoredDraft(form.form, draft, typedValues);
  return (
    <form className={fieldStyles.fields} noValidate onSubmit={form.onSubmit}>
      {form.result ? <SavedAlert /> : null}
      <FormErrors form={form} hasSummary={false} />
      <CheckField
        {...form.checkbox('offers')}
        label={<FormattedMessage id="account.communication.offers" defaultMessage="Email me news and offers" />}
      />
      <CheckField
        {...form.checkbox('wishlist')}
        label={
          <FormattedMessage
            id="account.communication.wishlist"
            defaultMessage="Email me when something on my wishlist gets cheaper or is back in stock"
          />
        }
      />
      <CheckField
        {...form.checkbox('lowStock')}
        label={
          <FormattedMessage
            id="account.communication.low-stock"
            defaultMessage="Email me when something on my wishlist is almost sold out"
          />
        }
      />
      <CheckField
        {...form.checkbox('textOffers')}
        label={<FormattedMessage id="account.communication.texts" defaultMessage="Text me offers" />}
      />
      <PhoneField {...form.field('phone')} label={<FormattedMessage id="account.communication.phone" defaultMessage="Phone for texts" />} />
      <div className={buttonStyles.buttonRow}>
        <Button type="submit" busy={form.status === 'submitting'}>
          <FormattedMessage id="account.save" defaultMessage="Save" />
        </Button>
      </div>
    </form>
  );
}

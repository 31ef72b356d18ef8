import type { Client } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { handleFormPost } from '../../forms/index.ts';
import { withdrawalFormName } from './withdrawal-form.tsx';

const withdrawalSchema = z.object({ forget: z.boolean() });

export function handleWithdrawalPost(formData: FormData, { client, token }: { client: Client; token: string }) {
  return handleFormPost(formData, {
    name: withdrawalFormName,
    schema: withdrawalSchema,
    defaultValues: { forget: false },
    async submit({ forget }) {
      await client.withdrawReview({ body: { token: token.slice(0, 400), forget } });
    },
  });
}

import { readDraft } from '../../../platform/session/index.ts';

export const nameDraft = (passkeyId: string): string => `passkey ${passkeyId}`;

export const hasNameDraft = (passkeyId: string): boolean => readDraft(nameDraft(passkeyId)) !== undefined;

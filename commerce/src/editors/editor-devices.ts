import { editorDeviceSeconds } from '@outfitter/contract/client';
import { newId } from '../platform/ids.ts';
import { createTextSigner } from '../platform/security/signed-text.ts';

/** A browser in which editors have signed in. */
export interface EditorDevice {
  id: string;
  editorIds: readonly string[];
}

/** Editors that share a browser; the first of more is forgotten. */
const maxEditors = 4;
const separator = '~';
const purpose = 'device';

/** Signs devices for the cookie. Only a successful sign-in adds an editor to one. */
export function createEditorDevices(masterKey: string) {
  const signer = createTextSigner(masterKey, 'editor devices');
  return {
    /** Returns undefined for a forged or expired token. */
    read(token: string | undefined, now: Date): EditorDevice | undefined {
      const text = token === undefined ? undefined : signer.verify(purpose, token);
      const [seconds, id, ...editorIds] = text?.split(separator) ?? [];
      const isExpired = now.getTime() / 1_000 - Number(seconds) > editorDeviceSeconds;
      return id === undefined || isExpired ? undefined : { id, editorIds };
    },
    sign(device: EditorDevice | undefined, editorId: string, now: Date): string {
      const others = (device?.editorIds ?? []).filter((id) => id !== editorId);
      const editorIds = [...others, editorId].slice(-maxEditors);
      const parts = [Math.floor(now.getTime() / 1_000), device?.id ?? newId(), ...editorIds];
      return signer.sign(purpose, parts.join(separator));
    },
  };
}

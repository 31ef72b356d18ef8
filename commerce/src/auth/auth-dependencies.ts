import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { createKeyRing, type KeyRing } from './tokens/signing-keys.ts';

export interface AuthDependencies extends CommerceDependencies {
  keys: KeyRing;
}

const keyRings = new WeakMap<CommerceDependencies, KeyRing>();

/** Adds a key ring to the dependencies. Call it once per application. */
export function withKeyRing(deps: CommerceDependencies): AuthDependencies {
  const keys = keyRings.get(deps) ?? createKeyRing(deps);
  keyRings.set(deps, keys);
  return { ...deps, keys };
}

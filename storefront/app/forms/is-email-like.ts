/** Whether a text looks like `local@domain` with a last part of two letters at least (specification 1 §5). */
export function isEmailLike(text: string): boolean {
  return text.trim().length <= 254 && /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());
}

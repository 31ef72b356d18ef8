export type SizeNames = readonly { id: string; values: readonly { value: string; name: string }[] }[];

/** Returns a worn size in words, such as `Tall, L` or `34 × 32`. A value that the style no longer has is returned unchanged. */
export function purchasedSizeText(worn: Readonly<Record<string, string>>, sizeNames: SizeNames): string {
  const namedValues = sizeNames.flatMap(({ id, values }) => {
    const value = worn[id];
    return value === undefined ? [] : [values.find((candidate) => candidate.value === value)?.name ?? value];
  });
  const unknownEntries = Object.entries(worn).filter(([id]) => !sizeNames.some((candidate) => candidate.id === id));
  const parts = [...namedValues, ...unknownEntries.map(([, value]) => value)];
  return parts.join(parts.every((part) => /^[\d.]+$/.test(part)) ? ' × ' : ', ');
}

/** Returns the key of a worn size, such as `fit:Tall,size:L`. */
export function purchasedSizeKey(worn: Readonly<Record<string, string>>): string {
  return Object.entries(worn)
    .map(([id, value]) => `${id}:${value}`)
    .sort()
    .join();
}

import type { CustomField } from '@mailwright/contract';

/** The fields in which every word of the query occurs, in label or name, whatever its case and accents. */
export function matchingFields(fields: readonly CustomField[], query: string): readonly CustomField[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return fields.filter(({ name, label }) => {
    const text = folded(`${label} ${name}`);
    return words.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

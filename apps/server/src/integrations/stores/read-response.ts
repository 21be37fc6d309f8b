import { z } from 'zod';

/** Schema of a text in the answer of a shop; '' for anything else. Numbers are read as texts: shops write ids and amounts in both ways. */
export const textField = z.union([z.string(), z.number().transform(String)]).catch('');

export const flagField = z.boolean().catch(false);

/** Returns the schema of a list whose entries are read one by one: what one of them lacks takes none of the others along. */
export function listOf<T>(entry: z.ZodType<T>): z.ZodType<readonly T[]> {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((one) => {
        const read = entry.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );
}

/** Returns the schema of a list of which one text of each entry counts. */
export function textsOf<K extends string>(key: K): z.ZodType<readonly string[]> {
  const entry = z.looseObject({ [key]: z.string() });
  return listOf(entry).transform((entries) => entries.map((one) => String(one[key])));
}

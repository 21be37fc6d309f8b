import { z } from 'zod';

/** A field of the recipients that a mail can name: `name` in the merge syntax, `label` to people, `sample` in previews. */
export const customField = z.object({ name: z.string(), label: z.string(), sample: z.string() });

export type CustomField = z.infer<typeof customField>;

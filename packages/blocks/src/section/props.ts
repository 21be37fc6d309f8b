import * as z from 'zod/mini';

/** Widths of the columns in percent (shares of their sum, so that thirds are even); `reverse` lets the last column come first where they stack. */
export const sectionSchema = z.object({
  columns: z.array(z.number().check(z.minimum(1), z.maximum(100))).check(z.minLength(1), z.maxLength(6)),
  stack: z.boolean(),
  reverse: z.boolean(),
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
});

export type SectionProps = z.infer<typeof sectionSchema>;

export const SECTION_DEFAULTS = { stack: true, reverse: false, verticalAlign: 'top' } as const;

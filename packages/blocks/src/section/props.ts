import { z } from 'zod';

/** Widths of the columns in percent (shares of their sum, so that thirds are even); `reverse` lets the last column come first where they stack. */
export const sectionSchema = z.object({
  columns: z.array(z.number().min(1).max(100)).min(1).max(6),
  stack: z.boolean(),
  reverse: z.boolean(),
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
});

export type SectionProps = z.infer<typeof sectionSchema>;

export const SECTION_DEFAULTS = { stack: true, reverse: false, verticalAlign: 'top' } as const;

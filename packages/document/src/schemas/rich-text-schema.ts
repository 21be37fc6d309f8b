import { z } from 'zod';
import type { RichBlock, RichText } from '../rich-text.ts';
import { cssValueSchema } from './css-value.ts';

/** Lists in lists in lists; no mail client shows more, and a bound keeps a hostile nest from exhausting the stack. */
export const RICH_TEXT_LIST_DEPTH = 8;

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript']) }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({
      href: z.string().max(8192),
      target: z.enum(['_self', '_blank']).nullish(),
      title: z.string().max(1000).nullish(),
    }),
  }),
  z.object({
    type: z.literal('textStyle'),
    attrs: z.object({
      color: cssValueSchema.nullish(),
      backgroundColor: cssValueSchema.nullish(),
      fontFamily: cssValueSchema.nullish(),
      fontSize: cssValueSchema.nullish(),
      lineHeight: cssValueSchema.nullish(),
    }),
  }),
]);

const marks = z.array(mark).max(32).optional();

const inline = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string(), marks }),
  z.object({ type: z.literal('hardBreak') }),
  z.object({ type: z.literal('mergeField'), attrs: z.object({ name: z.string().min(1).max(200) }), marks }),
]);

const paragraph = z.object({
  type: z.literal('paragraph'),
  attrs: z
    .object({
      textAlign: z.enum(['left', 'center', 'right', 'justify']).nullish(),
      lineHeight: z.literal([100, 120, 150, 200]).nullish(),
    })
    .optional(),
  content: z.array(inline).optional(),
});

function blocks(depth: number): z.ZodType<RichBlock[]> {
  if (depth === 0) return z.array(paragraph);
  const item = z.object({ type: z.literal('listItem'), content: blocks(depth - 1) });
  const list = z.object({ type: z.enum(['bulletList', 'orderedList']), content: z.array(item) });
  return z.array(z.discriminatedUnion('type', [paragraph, list]));
}

/** Rich text, for the schema of a block's prop: what TipTap writes, lists up to `RICH_TEXT_LIST_DEPTH` deep. */
export const richTextSchema: z.ZodType<RichText> = blocks(RICH_TEXT_LIST_DEPTH);

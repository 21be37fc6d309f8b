import * as z from 'zod/mini';
import { LIST_MARKERS, type ListMarker, type ListType, type RichBlock, type RichText } from '../rich-text.ts';
import { cssValueSchema } from './css-value.ts';
import { linkTrackingSchema } from './link-tracking-schema.ts';

/** Lists in lists in lists; no mail client shows more, and a bound keeps a hostile nest from exhausting the stack. */
export const RICH_TEXT_LIST_DEPTH = 8;

const MARKERS = Object.values(LIST_MARKERS).flatMap(Object.keys) as ListMarker[];

const TYPES = Object.values(LIST_MARKERS).flatMap(Object.values) as ListType[];

/** Numbers of items that any client counts on from. */
const itemNumber = z.nullish(z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)));

const dir = z.nullish(z.enum(['ltr', 'rtl']));

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript']) }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({
      href: z.string().check(z.maxLength(8192)),
      target: z.nullish(z.enum(['_self', '_blank'])),
      title: z.nullish(z.string().check(z.maxLength(1000))),
      tracking: z.nullish(linkTrackingSchema),
    }),
  }),
  z.object({
    type: z.literal('textStyle'),
    attrs: z.object({
      color: z.nullish(cssValueSchema),
      backgroundColor: z.nullish(cssValueSchema),
      fontFamily: z.nullish(cssValueSchema),
      fontSize: z.nullish(cssValueSchema),
      lineHeight: z.nullish(cssValueSchema),
    }),
  }),
]);

const marks = z.optional(z.array(mark).check(z.maxLength(32)));

const inline = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string(), marks }),
  z.object({ type: z.literal('hardBreak') }),
  z.object({
    type: z.literal('mergeField'),
    attrs: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      fallback: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    }),
    marks,
  }),
]);

const paragraph = z.object({
  type: z.literal('paragraph'),
  attrs: z.optional(
    z.object({
      textAlign: z.nullish(z.enum(['left', 'center', 'right', 'justify'])),
      lineHeight: z.nullish(z.literal([100, 120, 150, 200])),
      dir,
    }),
  ),
  content: z.optional(z.array(inline)),
});

function blocks(depth: number): z.ZodMiniType<RichBlock[]> {
  if (depth === 0) return z.array(paragraph);
  const itemAttrs = z.optional(z.object({ value: itemNumber }));
  const item = z.object({ type: z.literal('listItem'), attrs: itemAttrs, content: blocks(depth - 1) });
  const attrs = z.optional(
    z.object({ marker: z.nullish(z.enum(MARKERS)), type: z.nullish(z.enum(TYPES)), start: itemNumber, dir }),
  );
  const list = z.object({ type: z.enum(['bulletList', 'orderedList']), attrs, content: z.array(item) });
  return z.array(z.discriminatedUnion('type', [paragraph, list]));
}

/** Rich text, for the schema of a block's prop: what TipTap writes, lists up to `RICH_TEXT_LIST_DEPTH` deep. */
export const richTextSchema: z.ZodMiniType<RichText> = blocks(RICH_TEXT_LIST_DEPTH);

import { type JsonObject, UNREADABLE_TYPE } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings } from '../mail-block.ts';
import { defineBlock, unreadableHtml } from '../shared/define-block.ts';

const unreadableStrings: BlockStrings = {
  en: {
    name: 'Unknown block',
    'label.unreadable': 'This block cannot be shown',
    'label.placeholder': 'Not supported, will not be sent',
  },
};

/** Stands for what could not be read and for blocks this version does not know: kept, labelled, and not sent. */
export const unreadableBlock = defineBlock({
  type: UNREADABLE_TYPE,
  kind: 'block',
  group: 'extra',
  version: 1,
  schema: z.custom<JsonObject>((value) => typeof value === 'object' && value !== null),
  migrations: {},
  tiles: [],
  fields: [],
  styleSections: [],
  render: ({ node, props }, context) => {
    if (node.type !== UNREADABLE_TYPE) return unreadableHtml(context, node.type);
    if (typeof props.label !== 'string') return unreadableHtml(context);
    return `<div${context.labelAttribute('label.placeholder', props.label)}></div>`;
  },
  text: () => '',
  strings: unreadableStrings,
});

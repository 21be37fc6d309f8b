import { CONDITION_OPERATORS, isFieldName } from '@mailwright/contract';
import { z } from 'zod';
import { omit, partial, pick } from 'zod/mini';
import type { NodeSeed } from '../block-definition.ts';
import { isBrandBindings } from '../brand/bindings.ts';
import { isNodeCondition, MAX_TESTS, MAX_VALUE_LENGTH } from '../conditions/node-condition.ts';
import type { JsonObject } from '../json.ts';
import { isScopedCss } from '../modules/scoped-css.ts';
import type { DocumentNode, EmailDocument, NodeCondition } from '../node.ts';
import { NAME_LENGTH, TYPE_LENGTH } from '../read/node-shape.ts';
import { MODULE_NAME_LENGTH } from '../read/read-marks.ts';
import { generalSettingsSchema } from '../schemas/general-settings-schema.ts';
import { nodeStyleSchema, styleValuesSchema } from '../schemas/node-style-schema.ts';
import type { Command, CommandType, StylePatch } from './command.ts';

/**
 * Reads commands from JSON: the server, tests, other people's clients. The browser runs the values it makes itself, so
 * this file is an entry of its own (`@mailwright/document/command-schema`) and no part of what a page loads.
 */

const nodeId = z.string().min(1).max(64);
const ids = z.array(nodeId).min(1);
const target = z.strictObject({ parentId: nodeId.nullable(), index: z.int().nonnegative() });
/** The outside of an object whose inside the block's own schema reads. */
const jsonObject = z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>;
const action = z.string().regex(/^[A-Za-z][A-Za-z-]{0,39}$/);

const moduleVersion = z.int().positive();
const moduleName = z.string().max(MODULE_NAME_LENGTH);
const fieldKey = z.string().regex(/^(style\.)?[A-Za-z][A-Za-z0-9]{0,99}$/);
const fieldKeys = z.array(fieldKey).max(100);

const moduleInstance = z.strictObject({
  id: nodeId,
  moduleId: nodeId,
  version: moduleVersion,
  name: moduleName,
  shownByMail: z.literal(true).optional(),
});

const brandBindings = z.record(z.string(), z.string()).refine(isBrandBindings);

const scopedCss = z
  .array(z.strictObject({ scope: z.string(), css: z.string() }))
  .min(1)
  .refine(isScopedCss);

const fieldName = z.string().refine(isFieldName);

const conditionTest = z.strictObject({
  field: fieldName,
  operator: z.enum(CONDITION_OPERATORS),
  value: z.string().max(MAX_VALUE_LENGTH).optional(),
});

const condition = z
  .union([
    z.strictObject({ match: z.enum(['all', 'any']), tests: z.array(conditionTest).min(1).max(MAX_TESTS) }),
    z.strictObject({ otherwise: z.literal(true) }),
  ])
  .refine(isNodeCondition) as z.ZodType<NodeCondition>;

const nodeSeed: z.ZodType<NodeSeed> = z.strictObject({
  type: z.string().min(1).max(TYPE_LENGTH),
  version: z.int().positive().optional(),
  name: z.string().max(NAME_LENGTH).optional(),
  instance: moduleInstance.optional(),
  origin: nodeId.optional(),
  open: fieldKeys.optional(),
  base: jsonObject.optional(),
  brand: brandBindings.optional(),
  scopedCss: scopedCss.optional(),
  condition: condition.optional(),
  repeat: z.strictObject({ list: fieldName }).optional(),
  props: jsonObject.default({}),
  style: z._default(nodeStyleSchema, {}),
  get children() {
    return z.array(nodeSeed).optional();
  },
});

const stylePatch = z.strictObject({
  ...orNull(styleValuesSchema.shape),
  ...orNull(
    pick(nodeStyleSchema, {
      hideOn: true,
      stripe: true,
      phoneMaxWidth: true,
      cssClass: true,
      hideInPrint: true,
    }).shape,
  ),
}) as z.ZodType<StylePatch>;

/** Its nodes are read as those of a stored document are: what this release does not know is kept. */
const document = z.looseObject({
  formatVersion: z.literal(1),
  settings: jsonObject,
  nodes: z.array(jsonObject),
  customStyles: z.string().optional(),
}) as unknown as z.ZodType<EmailDocument>;

const COMMANDS = {
  insert: z.strictObject({ type: z.literal('insert'), nodes: z.array(nodeSeed).min(1), target }),
  move: z.strictObject({ type: z.literal('move'), ids, target }),
  remove: z.strictObject({ type: z.literal('remove'), ids }),
  duplicate: z.strictObject({ type: z.literal('duplicate'), ids }),
  updateProps: z.strictObject({
    type: z.literal('updateProps'),
    id: nodeId,
    props: jsonObject,
    brand: brandBindings.optional(),
    action: action.optional(),
  }),
  setLayout: z.strictObject({ type: z.literal('setLayout'), id: nodeId, shares: z.array(z.number()).min(1) }),
  updateStyle: z.strictObject({
    type: z.literal('updateStyle'),
    ids,
    style: stylePatch,
    screen: z.enum(['tablet', 'phone', 'dark']).optional(),
    brand: brandBindings.optional(),
  }),
  pasteStyle: z.strictObject({
    type: z.literal('pasteStyle'),
    ids,
    source: z.strictObject({ type: z.string().min(1).max(TYPE_LENGTH), style: nodeStyleSchema }),
  }),
  updateSettings: z.strictObject({
    type: z.literal('updateSettings'),
    settings: z.strictObject(partial(omit(generalSettingsSchema, { brand: true })).shape),
    brand: brandBindings.optional(),
  }),
  rename: z.strictObject({ type: z.literal('rename'), id: nodeId, name: z.string().max(NAME_LENGTH) }),
  setAnchor: z.strictObject({ type: z.literal('setAnchor'), id: nodeId, anchor: z.string().max(64) }),
  setCondition: z.strictObject({ type: z.literal('setCondition'), id: nodeId, condition: condition.nullable() }),
  setRepeat: z.strictObject({ type: z.literal('setRepeat'), id: nodeId, list: z.union([z.literal(''), fieldName]) }),
  detach: z.strictObject({ type: z.literal('detach'), ids }),
  setOpenFields: z.strictObject({ type: z.literal('setOpenFields'), id: nodeId, open: fieldKeys }),
  resetOverrides: z.strictObject({
    type: z.literal('resetOverrides'),
    id: nodeId,
    fields: fieldKeys.min(1).optional(),
  }),
  updateModule: z.strictObject({
    type: z.literal('updateModule'),
    moduleId: nodeId,
    version: moduleVersion,
    name: moduleName,
    nodes: z.array(jsonObject).min(1) as unknown as z.ZodType<readonly DocumentNode[]>,
    allowLoss: z.literal(true).optional(),
  }),
  replaceDocument: z.strictObject({ type: z.literal('replaceDocument'), document, action }),
} satisfies { readonly [T in CommandType]: z.ZodType<Extract<Command, { readonly type: T }>> };

/** Reads one command. What it names need not be there: that is the rules' to say. */
export const commandSchema = z.discriminatedUnion('type', [
  COMMANDS.insert,
  COMMANDS.move,
  COMMANDS.remove,
  COMMANDS.duplicate,
  COMMANDS.updateProps,
  COMMANDS.setLayout,
  COMMANDS.updateStyle,
  COMMANDS.pasteStyle,
  COMMANDS.updateSettings,
  COMMANDS.rename,
  COMMANDS.setAnchor,
  COMMANDS.setCondition,
  COMMANDS.setRepeat,
  COMMANDS.detach,
  COMMANDS.setOpenFields,
  COMMANDS.resetOverrides,
  COMMANDS.updateModule,
  COMMANDS.replaceDocument,
]) satisfies z.ZodType<Command>;

const DESCRIPTIONS: Readonly<Record<CommandType, string>> = {
  insert:
    'Makes nodes before child `index` of `parentId` (null: the root). Blocks are wrapped in a section where needed.',
  move: 'Moves nodes, with a condition its alternatives; `index` counts the children of the target before the move.',
  remove: 'Takes nodes out, with all they hold.',
  duplicate: 'Copies nodes to after themselves.',
  updateProps: 'Writes props of a node; props that are not named stay.',
  setLayout: "Shares a section's width anew, percent for each column.",
  updateStyle: 'Writes style values; null takes one away. With `screen`, what differs there.',
  pasteStyle: 'Gives nodes the look of another one.',
  updateSettings: 'Writes general settings; settings that are not named stay.',
  rename: 'Names a node in the layers tree; an empty name takes it away.',
  setAnchor: 'Names a node for links to lead to; an empty name takes it away.',
  setCondition: 'Says for whom a node is shown; null: for everybody. `otherwise` follows a condition.',
  setRepeat: 'Shows a node for each record of a list; an empty name shows it once.',
  detach: 'Makes copies of the linked modules that nodes belong to; they look the same.',
  setOpenFields: 'In a module: says which fields of a node mails may change where it is linked.',
  resetOverrides: 'Gives fields of a linked module what the module has; without `fields`, all in the node.',
  updateModule: "Brings a linked module to a version; `nodes` are its topmost ones, with the module's ids.",
  replaceDocument: 'Puts another document in place of the whole one.',
};

type JsonSchema = { readonly [key: string]: JsonSchemaValue };
type JsonSchemaValue = string | number | boolean | null | readonly JsonSchemaValue[] | JsonSchema;

/** The JSON Schema of `Command` and of all it refers to, by name. `refer` writes where a name is found. */
export function commandJsonSchemas(
  refer: (name: string) => string = (name) => `#/$defs/${name}`,
): Readonly<Record<string, JsonSchema>> {
  const names = z.registry<{ readonly id: string; readonly description?: string }>();
  names.add(commandSchema, { id: 'Command', description: 'One edit of a mail' });
  names.add(nodeSeed, { id: 'NewNode', description: 'A node to be made; it is given an id' });
  names.add(nodeStyleSchema, { id: 'NodeStyle' });
  names.add(stylePatch, { id: 'StylePatch', description: 'Style values; null takes one away' });
  for (const [type, schema] of Object.entries(COMMANDS)) {
    const id = `${type.charAt(0).toUpperCase()}${type.slice(1)}Command`;
    names.add(schema, { id, description: DESCRIPTIONS[type as CommandType] });
  }
  const { schemas } = z.toJSONSchema(names, { io: 'input', uri: refer, metadata: names });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _, $schema: __, id: ___, ...schema }]) => [name, schema as JsonSchema]),
  );
}

/** The same as one JSON Schema document (draft 2020-12). */
export function commandJsonSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: '#/$defs/Command',
    $defs: commandJsonSchemas(),
  };
}

function orNull(shape: Readonly<Record<string, z.core.$ZodType>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, z.nullable(value)]));
}

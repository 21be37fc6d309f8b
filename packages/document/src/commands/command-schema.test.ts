import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SAMPLE_COMMANDS } from '../testing/sample-commands.ts';
import { commandJsonSchema, commandJsonSchemas, commandSchema } from './command-schema.ts';

const samples = Object.values(SAMPLE_COMMANDS);
const sent = (command: unknown) => JSON.parse(JSON.stringify(command));
/** A reader made of the JSON Schema alone, as another program would make one. */
const described = z.fromJSONSchema(commandJsonSchema() as Parameters<typeof z.fromJSONSchema>[0]);
const validate = (json: unknown): boolean => described.safeParse(json).success;

describe.each(samples)('a command to $type', (command) => {
  test('is read as it was sent', () => {
    expect(commandSchema.parse(sent(command))).toEqual(command);
  });

  test('is what its JSON Schema describes, and the union names it', () => {
    expect(validate(sent(command))).toBe(true);
    const { type } = command;
    const name = `${type.charAt(0).toUpperCase()}${type.slice(1)}Command`;
    const schemas = commandJsonSchemas();
    expect(schemas[name]).toMatchObject({ properties: { type: { const: type } }, description: expect.any(String) });
    expect(JSON.stringify(schemas.Command)).toContain(`"#/$defs/${name}"`);
  });

  test('is refused with a member it does not know, by both', () => {
    const odd = { ...command, surprise: 1 };
    expect(commandSchema.safeParse(odd).success).toBe(false);
    expect(validate(odd)).toBe(false);
  });
});

test.each([
  [{ type: 'explode' }],
  [{ type: 'remove', ids: [] }],
  [{ type: 'move', ids: ['a'], target: { parentId: 'c', index: -1 } }],
  [{ type: 'updateStyle', ids: ['a'], style: { color: 'red;x:y' } }],
  [{ type: 'updateStyle', ids: ['a'], style: { no: 1 } }],
  [{ type: 'updateSettings', settings: { lineSpacing: 110 } }],
  [{ type: 'insert', nodes: [{ type: 'button', children: [{ type: 7 }] }], target: { parentId: null, index: 0 } }],
  [{ type: 'replaceDocument', action: 'import', document: { formatVersion: 2, settings: {}, nodes: [] } }],
])('%j is no command, for the schema and its JSON Schema alike', (json) => {
  expect(commandSchema.safeParse(json).success).toBe(false);
  expect(validate(json)).toBe(false);
});

test('new nodes need no props, style or ids of their own', () => {
  const target = { parentId: null, index: 0 };
  const json = { type: 'insert', nodes: [{ type: 'page-wrapper', children: [{ type: 'section' }] }], target };
  expect(validate(json)).toBe(true);
  expect(commandSchema.parse(json)).toMatchObject({
    nodes: [{ type: 'page-wrapper', props: {}, style: {}, children: [{ type: 'section', props: {}, style: {} }] }],
  });
});

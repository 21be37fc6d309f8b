import fc from 'fast-check';
import { hostileValue } from './hostile-values.ts';
import { brokenPlace, knownPlace } from './known-values.ts';
import type { JsonSchema } from './open-api.ts';

export interface SampleOptions {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The area of the call, whose ids are meant most of the time. */
  readonly area: string;
  /** Number of values of which one is replaced by another kind of value; 0 replaces none. */
  readonly mutateOneOf: number;
}

const MAX_DEPTH = 8;
const MAX_ITEMS = 4;

/** Values that a schema allows, with known ids and texts at their places, and with something else here and there. */
export function schemaArbitrary(
  schema: JsonSchema,
  options: SampleOptions,
  name = '',
  depth = 0,
): fc.Arbitrary<unknown> {
  const valid = meant(schema, options, name, depth);
  if (options.mutateOneOf === 0) return valid;
  return fc.oneof({ weight: options.mutateOneOf - 1, arbitrary: valid }, { weight: 1, arbitrary: hostileValue });
}

function meant(schema: JsonSchema, options: SampleOptions, name: string, depth: number): fc.Arbitrary<unknown> {
  const plain = ofSchema(schema, options, name, depth);
  const documents = documentsUnder(name, options);
  if (documents) {
    const whole = { weight: 6, arbitrary: knownPlace(documents, 'none') };
    const broken = { weight: 4, arbitrary: brokenPlace(documents) };
    return fc.oneof(whole, broken, { weight: 1, arbitrary: plain });
  }
  const known = takesKnown(schema) ? knownUnder(name, options) : null;
  return known ? fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: plain }) : plain;
}

/** Returns the names under which documents that fit here, or parts of them, are known; null when none fits. */
function documentsUnder(name: string, { area }: SampleOptions): readonly string[] | null {
  if (name === 'components') return area === 'customModules' ? ['moduleComponents', 'components'] : ['components'];
  if (name === 'document') return ['components'];
  return name === 'nodes' || name === 'style' || name === 'kit' || name === 'source' ? [name] : null;
}

/** Lists are of known values, and choices know theirs. */
function takesKnown({ type, anyOf, enum: choices }: JsonSchema): boolean {
  if (anyOf) return anyOf.some(takesKnown);
  return !choices && type !== 'array' && type !== 'boolean';
}

/** Returns the known values that the name of a part may mean; null when there are none. */
function knownUnder(name: string, { area }: SampleOptions): fc.Arbitrary<unknown> | null {
  if (name === 'id' || name === 'owner') return knownPlace([`${area}.id`, 'id'], 'none');
  if (/^templates?(Ids?)?$/.test(name)) return knownPlace(['userTemplates.id'], 'none');
  if (/^(collaborator|principal|user|owner)Ids?$|^(collaborators|people|handTo)$/.test(name)) {
    return knownPlace(['people.id'], 'none');
  }
  if (/^(store(Id|Uuid))$/.test(name)) return knownPlace(['stores.id'], 'none');
  if (/^folder(Id)?$/.test(name)) return knownPlace(['folders.id', 'assets.id'], 'none');
  if (/^categor(y|ies)(Id)?$/.test(name)) return knownPlace(['categories.id'], 'none');
  if (/^(assetName|imageName|by|savedName)$/.test(name) || (name === 'name' && area === 'assets'))
    return knownPlace(['savedName'], 'none.png');
  if (/url$/i.test(name)) return knownPlace(['url'], 'https://pictures.example/a.png');
  if (/^(from|to|email)$/.test(name)) return knownPlace(['email'], 'none');
  if (
    /^(versionDate|token|productId|components|kit|recipe|html|text|name|revision|version|password|current|eventDateTime)$/.test(
      name,
    )
  ) {
    return knownPlace([name], 'none');
  }
  return null;
}

function ofSchema(schema: JsonSchema, options: SampleOptions, name: string, depth: number): fc.Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return fc.constant(null);
  const { $ref, enum: choices, anyOf, oneOf } = schema;
  if ($ref) {
    const target = options.schemas[$ref.replace('#/components/schemas/', '')] ?? {};
    // Not before it is drawn: schemas refer to themselves.
    return fc.constant(null).chain(() => schemaArbitrary(target, options, name, depth));
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (choices) return fc.constantFrom(...choices);
  const ways = anyOf ?? oneOf;
  if (ways) return fc.oneof(...ways.map((way) => schemaArbitrary(way, options, name, depth + 1)));
  if (Array.isArray(schema.type)) return schema.type.includes('boolean') ? fc.boolean() : hostileValue;
  switch (schema.type) {
    case 'object':
      return objectOf(schema, options, depth);
    case 'array':
      return listOf(schema, options, name, depth);
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: JsonSchema, options: SampleOptions, depth: number): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties && additionalProperties === false) return fc.constant({});
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? additionalProperties : {};
    return fc.dictionary(fc.string({ maxLength: 12 }), schemaArbitrary(values, options, '', depth + 2), { maxKeys: 4 });
  }
  const part = (key: string) => schemaArbitrary(properties[key] ?? {}, options, key, depth + 1);
  const partsOf = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, part(key)]));
  const needed = required.filter((key) => key in properties);
  const optional = Object.keys(properties).filter((key) => !needed.includes(key));
  // With every part at once hardly any request would get through.
  const documents = optional.filter((key) => documentsUnder(key, options));
  const few = fc
    .tuple(
      fc.subarray(optional, { maxLength: Math.min(2, optional.length) }),
      // What is sent with a document is worth the most.
      fc.oneof(
        fc.constant(documents.slice(0, 1)),
        fc.subarray(documents, { maxLength: Math.min(1, documents.length) }),
      ),
    )
    .map((keys) => [...new Set(keys.flat())])
    .chain((keys) => fc.record(partsOf([...needed, ...keys]), { noNullPrototype: true }));
  const any = fc.record(partsOf([...needed, ...optional]), { requiredKeys: needed, noNullPrototype: true });
  return fc.oneof({ weight: 2, arbitrary: few }, { weight: 1, arbitrary: any });
}

function listOf(schema: JsonSchema, options: SampleOptions, name: string, depth: number): fc.Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = MAX_ITEMS } = schema;
  const maxLength = Math.max(minItems, Math.min(maxItems, MAX_ITEMS));
  const item = name === 'ids' || name === '' ? 'id' : name;
  return fc.array(schemaArbitrary(items, options, item, depth + 1), { minLength: minItems, maxLength });
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time') {
    return fc
      .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString());
  }
  if (pattern && !pattern.includes('\\P{')) return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): fc.Arbitrary<number> {
  const least = minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1);
  const most = Math.max(least, maximum ?? 1000);
  const small = fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, least + 20)) });
  if (type === 'number') return fc.oneof(small, fc.double({ min: least, max: most, noNaN: true }));
  return fc.oneof({ weight: 4, arbitrary: small }, { weight: 1, arbitrary: fc.integer({ min: least, max: most }) });
}

import fc from 'fast-check';
import { brokenTree } from './broken-tree.ts';

/** Most values that are remembered of one kind and person: newer ones take the places of older ones. */
const MAX_KNOWN_VALUES = 16;

/** Deepest level at which known values are filled in; what is nested deeper was made to be deep. */
const MAX_PLACE_DEPTH = 20;

/** The place of a value that is known by the time it is sent: one of those of a name, or something else. */
class KnownPlace {
  readonly names: readonly string[];
  readonly at: number;
  readonly otherwise: unknown;
  /** Number that decides where the value is broken; null leaves it whole. */
  readonly breakAt: number | null;

  constructor(names: readonly string[], at: number, otherwise: unknown, breakAt: number | null = null) {
    this.names = names;
    this.at = at;
    this.otherwise = otherwise;
    this.breakAt = breakAt;
  }
}

/** Places of values that are known under the first of these names that there are values of. */
export function knownPlace(names: readonly string[], otherwise: unknown): fc.Arbitrary<unknown> {
  return fc.nat({ max: 10_000 }).map((at) => new KnownPlace(names, at, otherwise));
}

/** The same with one thing in each value broken. */
export function brokenPlace(names: readonly string[]): fc.Arbitrary<unknown> {
  const number = fc.nat({ max: 1_000_000 });
  return fc.tuple(number, number).map(([at, breakAt]) => new KnownPlace(names, at, null, breakAt));
}

const NAMES = /^(id|uuid|templateId|storeUuid|savedName|name|versionDate|url|token|key|productId|revision|version)$/;

/** Values that mean something to this server: ids, dates and names that it answered with, by who was told them. */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>();

  add(who: string, name: string, value: unknown): void {
    const key = `${who} ${name}`;
    const values = this.#values.get(key) ?? [];
    this.#values.set(key, values);
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > MAX_KNOWN_VALUES) values.shift();
  }

  /** Forgets the values of a person who lost what they had. */
  forget(who: string): void {
    for (const key of this.#values.keys()) if (key.startsWith(`${who} `)) this.#values.delete(key);
  }

  /** Remembers what an answer names. The ids of its first two levels are those of the call's area. */
  learn(who: string, answer: unknown, area: string, depth = 0): void {
    if (typeof answer !== 'object' || answer === null || depth > 5) return;
    for (const [name, value] of Object.entries(answer)) {
      if (/^(components|kit|recipe)$/.test(name) && value) this.add(who, name, value);
      else if (typeof value === 'object') this.learn(who, value, area, depth + 1);
      else if (NAMES.test(name) && String(value).length <= 300) {
        this.add(who, name, value);
        if (depth <= 2 && /^(id|uuid|templateId)$/.test(name)) this.add(who, `${area}.id`, value);
      }
    }
  }

  /** The value with its known places filled; in one of eight as somebody else knows them. */
  filled(value: unknown, who: string, others: readonly string[], depth = 0): unknown {
    if (value instanceof KnownPlace) return this.#valueAt(value, who, others);
    if (depth > MAX_PLACE_DEPTH) return value;
    if (Array.isArray(value)) return value.map((item) => this.filled(item, who, others, depth + 1));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    // Not by assignment: a key may be `__proto__`.
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, this.filled(part, who, others, depth + 1)]),
    );
  }

  #valueAt({ names, at, otherwise, breakAt }: KnownPlace, who: string, others: readonly string[]): unknown {
    const asked = at % 8 === 0 ? (others[at % others.length] ?? who) : who;
    for (const name of names) {
      const values = this.#values.get(`${asked} ${name}`);
      if (!values || values.length === 0) continue;
      const value = values[at % values.length];
      return breakAt === null ? value : brokenTree(value, breakAt);
    }
    return otherwise;
  }
}

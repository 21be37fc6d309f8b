import type { Endpoint } from '@mailwright/contract';
import type { InjectOptions } from 'fastify';
import type { AnswerKind, HeaderRules } from './header-rules.ts';
import type { ServedWorld } from './served-world.ts';

/** An address of the server, and what it answers there. */
export interface AddressRow {
  readonly name: string;
  /** Source of the answer: a row of the contract, or a route beside it as `GET /path`. */
  readonly of: Endpoint | string;
  readonly kind: AnswerKind;
  /** 200 unless said. */
  readonly status?: number;
  /** An address, or a whole request. */
  readonly ask: (world: ServedWorld) => string | InjectOptions;
  /** Rules by which this answer differs from its kind. */
  readonly but?: HeaderRules;
}

/** A row as it is asked. */
export function requestOf({ ask }: AddressRow, world: ServedWorld): InjectOptions {
  const asked = ask(world);
  return typeof asked === 'string' ? { url: asked } : asked;
}

/** Returns what the server answers beside JSON and no row shows: calls of the contract, and routes beside them. */
export function notShown(
  calls: readonly Endpoint[],
  routesBeside: Iterable<string>,
  rows: readonly AddressRow[],
): readonly string[] {
  // A failure looks the same wherever it happens.
  const shown = new Set(rows.filter(({ status = 200 }) => status < 400).map(({ of }) => of));
  const files = calls.filter((call) => call.produces !== undefined && !shown.has(call));
  return [
    ...files.map(({ method, path }) => `${method} ${path}`),
    ...[...routesBeside].filter((route) => !shown.has(route)),
  ];
}

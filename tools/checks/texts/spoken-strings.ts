import { parseSync } from '@swc/core';

/** Strings of a source file of the web client: those passed to the translator, and those that are not. */
export interface SpokenStrings {
  /** Namespaces named by `useT(…)`. */
  readonly namespaces: ReadonlySet<string>;
  /** First arguments of `t(…)` that are plain strings. */
  readonly calls: readonly string[];
  /** Template strings as patterns: every expression stands for anything. */
  readonly patterns: readonly RegExp[];
  /** Patterns among them that are the first argument of `t(…)`. */
  readonly patternCalls: readonly RegExp[];
  readonly literals: ReadonlySet<string>;
  /** Attributes a person reads, written as plain text. */
  readonly literalAttributes: readonly string[];
}

type Node = { readonly type: string; readonly [key: string]: unknown };

const READ_ATTRIBUTES = new Set(
  'alt aria-description aria-label aria-placeholder aria-roledescription description error label placeholder title'.split(
    ' ',
  ),
);
const WORD = /\p{L}{2}/u;
const ADDRESS = /^[a-z]+:/;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesOf(one);
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value;
    for (const one of Object.values(value)) yield* nodesOf(one);
  }
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'MemberExpression') return nameOf(value.property);
  return typeof value.value === 'string' ? value.value : '';
}

function stringOf(value: unknown): string | null {
  return isNode(value) && value.type === 'StringLiteral' ? String(value.value) : null;
}

function patternOf(value: unknown): RegExp | null {
  if (!isNode(value) || value.type !== 'TemplateLiteral') return null;
  const parts = (value.quasis as readonly { readonly cooked?: string }[]).map(({ cooked = '' }) =>
    cooked.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return parts.some((part) => part.length > 2) ? new RegExp(`^${parts.join('.*')}$`) : null;
}

/** Both sides of `a ? 'x' : 'y'`, however deep; and what a type assertion wraps. */
function* branches(value: unknown): Generator<unknown> {
  if (isNode(value) && value.type === 'ConditionalExpression') {
    yield* branches(value.consequent);
    yield* branches(value.alternate);
  } else if (isNode(value) && (value.type === 'TsAsExpression' || value.type === 'ParenthesisExpression')) {
    yield* branches(value.expression);
  } else {
    yield value;
  }
}

export function spokenStrings(source: string): SpokenStrings {
  const namespaces = new Set<string>();
  const literals = new Set<string>();
  const calls: string[] = [];
  const patterns: RegExp[] = [];
  const patternCalls: RegExp[] = [];
  const literalAttributes: string[] = [];
  for (const node of nodesOf(parseSync(source, { syntax: 'typescript', tsx: true }).body)) {
    const literal = stringOf(node);
    if (literal !== null) literals.add(literal);
    const pattern = patternOf(node);
    if (pattern) patterns.push(pattern);
    if (node.type === 'CallExpression') {
      const callee = nameOf(node.callee);
      const first = (node.arguments as readonly { readonly expression: unknown }[])[0]?.expression;
      if (callee === 'useT') {
        for (const name of nodesOf(first)) if (stringOf(name) !== null) namespaces.add(nameOf(name));
      }
      if (callee === 't') {
        for (const branch of branches(first)) {
          const key = stringOf(branch);
          const keys = patternOf(branch);
          if (key !== null) calls.push(key);
          if (keys) patternCalls.push(keys);
        }
      }
    }
    if (node.type === 'JSXAttribute' && READ_ATTRIBUTES.has(nameOf(node.name))) {
      const text = stringOf(node.value);
      if (text !== null && WORD.test(text) && !ADDRESS.test(text))
        literalAttributes.push(`${nameOf(node.name)}="${text}"`);
    }
  }
  return { namespaces, calls, patterns, patternCalls, literals, literalAttributes };
}

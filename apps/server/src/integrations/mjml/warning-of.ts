import type { MjmlProblem, MjmlWarning } from '@mailwright/import';
import type { ValidationError } from 'mjml-core';

/** MJML's validator speaks in sentences; these are all it has. */
const SENTENCES: readonly (readonly [RegExp, MjmlWarning])[] = [
  [/^Attributes? (.+) (?:is|are) illegal$/s, 'unknown-attribute'],
  [/^Attribute (\S+) has invalid value: ?(?:.*)$/s, 'wrong-value'],
  [/^\S+ cannot be used inside (\S+?),/s, 'wrong-place'],
  [/^Element (?:\S+) doesn't exist/s, 'unknown-tag'],
];

const MAX_DETAIL = 200;

/** A warning as data, so that it can be said in any language. */
export function warningOf({ line = 1, message, tagName: tag }: ValidationError): readonly MjmlProblem[] {
  for (const [sentence, kind] of SENTENCES) {
    const match = sentence.exec(message);
    if (match) return [{ kind, line, tag, detail: (match[1] ?? '').slice(0, MAX_DETAIL) }];
  }
  return [];
}

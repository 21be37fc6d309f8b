import { holdsTag } from '@mailwright/contract';
import { InputRule } from '@tiptap/core';

/** A template tag that was begun and not closed yet, at the end of a text. */
const OPEN_TAG =
  /(?:\{\{(?:(?!\}\})[\s\S])*|\{%(?:(?!%\})[\s\S])*|<%(?:(?!%>)[\s\S])*|%%\[(?:(?!\]%%)[\s\S])*|\*\|(?:(?!\|\*)[\s\S])*)$/;

/** Tags are short; what stands far before the cursor is not looked at. */
const NEAR = 500;

/** Returns whether the end of a text is inside a template tag that is still being typed. */
export function isInTag(text: string): boolean {
  return OPEN_TAG.test(text.slice(-NEAR));
}

/**
 * A rule for typing (stars make words slanted) that leaves template tags alone: in `*|NAME|*` and `{% if a * b * c %}`
 * the stars are the tag's.
 */
export function outsideTags(rule: InputRule): InputRule {
  return new InputRule({
    find: rule.find,
    undoable: rule.undoable,
    handler: (props) => {
      const { state, range, match } = props;
      const from = state.doc.resolve(range.from);
      const before = from.parent.textBetween(0, Math.max(0, range.to - from.start()), undefined, ' ');
      return holdsTag(match[0]) || isInTag(before) ? null : rule.handler(props);
    },
  });
}

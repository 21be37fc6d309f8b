import { getSchema, InputRule } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { extensionsFor } from './extensions.ts';
import { isInTag, outsideTags } from './template-tags.ts';

/** Types the last character of a paragraph, as the editor's rules see it, and says whether the rule was used. */
function isUsed(typed: string): boolean {
  const schema = getSchema(extensionsFor('rich', ''));
  const written = typed.slice(0, -1);
  const paragraph = schema.node('paragraph', null, written === '' ? [] : [schema.text(written)]);
  const state = EditorState.create({ doc: schema.node('doc', null, [paragraph]) });
  const stars = /(?:^|\s)(\*(?!\s+\*)((?:[^*]+))\*(?!\s+\*))$/;
  let used = false;
  const rule = outsideTags(
    new InputRule({
      find: stars,
      handler: () => {
        used = true;
      },
    }),
  );
  const match = stars.exec(typed);
  if (!match) throw new Error('The rule does not meet these words');
  const range = { from: 1 + match.index, to: 1 + written.length };
  const unused = {} as never;
  rule.handler({
    state,
    range,
    match: Object.assign(match, { data: {} }),
    commands: unused,
    chain: unused,
    can: unused,
  });
  return used;
}

test('stars around words make them slanted, those of a template tag are its own', () => {
  expect(isUsed('Some *words*')).toBe(true);
  expect(isUsed('{{ name }} and *words*')).toBe(true);
  for (const typed of ['*|FNAME|*', 'Dear *|FNAME|*', '{% if a > 1 *b*', '<%= a *b*', '%%[ SET @a = 1 *b*']) {
    expect(isUsed(typed), typed).toBe(false);
  }
});

test('a tag is open until it is closed', () => {
  for (const open of ['{{', 'Hi {{ a } ', '{% if', '<% a }}', '*|', '%%[ a %%']) expect(isInTag(open), open).toBe(true);
  for (const closed of ['', 'Hi', '{{ a }}', '{% if %} x', '<% a %> *', '*|A|* b', '%%[ a ]%% b', '{ {']) {
    expect(isInTag(closed), closed).toBe(false);
  }
});

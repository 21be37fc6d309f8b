import { expect, it } from 'vitest';
import { placeParameters } from '../links/place-parameters.ts';
import { stepOf } from './tag-steps.ts';

const PAIRS = [
  ['{% if a %}', '{% endif %}'],
  ['{%- for x in y %}', '{%- endfor %}'],
  ['{{#if a}}', '{{/if}}'],
  ['{{~#each a}}', '{{~/each}}'],
  ['{{^a}}', '{{/a}}'],
  ['{{ if .A }}', '{{ end }}'],
  ['{{- range .A }}', '{{- end -}}'],
  ['*|IF:A|*', '*|END:IF|*'],
  ['*|RSSITEMS:|*', '*|END:RSSITEMS|*'],
  ['<% if a %>', '<% end %>'],
  ['<% if (a) { %>', '<% } %>'],
  ['<% list.each do |x| %>', '<% end %>'],
  ['%%[ IF @a == 1 THEN ]%%', '%%[ ENDIF ]%%'],
  ['%%[ FOR @i = 1 TO 3 DO ]%%', '%%[ NEXT @i ]%%'],
] as const;

it.each(PAIRS)('%s begins what %s ends', (begin, end) => {
  expect([stepOf(begin), stepOf(end)]).toEqual([1, -1]);
  const address = `https://a.example/${begin}?x=1${end}`;
  expect(placeParameters(address, [{ name: 'utm_source', value: 'news' }])).toBe(address);
});

it.each(['{{ a }}', '{% else %}', '{% assign a = "{% if" %}', '*|FNAME|*', '<%= a %>', '%%name%%', '[[a]]'])(
  '%s begins and ends nothing',
  (tag) => expect(stepOf(tag)).toBe(0),
);

import { expect, it } from 'vitest';
import { placeParameters } from '../links/place-parameters.ts';
import { ENDING_TAGS, stepOf } from './tag-steps.ts';

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

it('conditions of Campaign Monitor and MailerLite begin and end, those of Outlook do not', () => {
  expect(['[if:member=yes]', '[endif]', '{if $city == "Paris"}', '{/if}'].map(stepOf)).toEqual([1, -1, 1, -1]);
  const outlook = '<!--[if mso]>x<![endif]-->';
  expect(ENDING_TAGS.every((pattern) => outlook.search(pattern) === -1)).toBe(true);
  for (const once of ['{{/if}}', '%%[ENDIF]%%'])
    expect(ENDING_TAGS.flatMap((pattern) => [...once.matchAll(pattern)])).toHaveLength(1);
  expect(['[if mso]', '{if}', '[else]', '{ if $a }'].map(stepOf)).toEqual([0, 0, 0, 0]);
});

it.each(PAIRS)('%s begins what %s ends', (begin, end) => {
  expect([stepOf(begin), stepOf(end)]).toEqual([1, -1]);
  const address = `https://a.example/${begin}?x=1${end}`;
  expect(placeParameters(address, [{ name: 'utm_source', value: 'news' }])).toBe(address);
});

it.each(['{{ a }}', '{% else %}', '{% assign a = "{% if" %}', '*|FNAME|*', '<%= a %>', '%%name%%', '[[a]]'])(
  '%s begins and ends nothing',
  (tag) => expect(stepOf(tag)).toBe(0),
);

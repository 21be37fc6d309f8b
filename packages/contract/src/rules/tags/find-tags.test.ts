import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsTag, mapTags, tagPieces } from './tag-pieces.ts';

const tagsIn = (text: string) =>
  tagPieces(text)
    .filter(({ isTag }) => isTag)
    .map((piece) => piece.text);

/** A tag of each kind, as the senders' own pages write them. */
const TAGS: readonly string[] = [
  '{{ name }}',
  '{{name}}',
  '{{ name | default: "friend" }}',
  "{{ first_name|default:'there' }}",
  '{{{unsubscribe}}}',
  '{{{ pm:unsubscribe }}}',
  '{{insert name "default=x"}}',
  '{{#if a}}',
  '{{/each}}',
  '{{${first_name} | default: "x"}}',
  '{{${first_name}}}',
  '{{custom_attribute.${plan}}}',
  '{{var:first_name:"x"}}',
  '{{ .Subscriber.FirstName }}',
  '{{ data | json: {a: {b: 1}} }}',
  '{{ "{" }}',
  '{{lead.First Name}}',
  '{% if a == "b" %}',
  '{%- endif -%}',
  '{% if count < 3 and\n count > 1 %}',
  '{# a "comment" #}',
  '<% if (a > 1 && b) { %>',
  '<%= link_to "x" %>',
  '<%asm_group_unsubscribe_raw_url%>',
  '%%First Name%%',
  '%%unsub_center_url%%',
  '%%=v(@name)=%%',
  '%%=IIF(@a < 3, "x", "50%% off")=%%',
  '%%[ IF @a == "b" THEN ]%%',
  '%%[\nVAR @a\nSET @a = "x%%y"\n]%%',
  '*|FNAME|*',
  '*|IF:PLAN="pro"|*',
  '*|MC:SUBJECT|*',
  '{$name}',
  '{$user.name|default:"friend"}',
  '{$unsubscribe}',
  '{if $city == "Paris"}',
  '{elseif $plan}',
  '{else}',
  '{/if}',
  '{foreach $items as $item}',
  '{/foreach}',
  '${name}',
  '[[UNSUB_LINK_EN]]',
  '[[contact.first_name]]',
  '[[var:name:"you"]]',
  '[unsubscribe]',
  '[webversion]',
  '[firstname,fallback=dear friend]',
  '[UNSUBSCRIBE_URL]',
  '[subscriber:firstname | default:reader]',
  '[link:subscription_unsubscribe_url]',
  '%FIRSTNAME%',
  '%unsubscribe_url%',
  '%recipient.name%',
  '%SENDER-INFO%',
  "%IF in_array('x', $TAGS)%",
  '%/IF%',
  '%DATE%',
  '||unsubscribe||',
  '{contactfield=firstname|there}',
  '{unsubscribe_url}',
];

/** Words with the signs of tags that are none. */
const WORDS: readonly string[] = [
  '50% off today, 20% tomorrow',
  '50%off%20now',
  'Save 20%/30% or 100%',
  '100%% sure, 50%% off',
  'https://a.example/%C3%BCber%20uns',
  'https://a.example/caf%C3%A9s%20x?q=%DE%AD%BE%EF',
  'a | b || c || d',
  '{ braces } and {words}',
  '{ $5 } or {5$}',
  '$5 {each}',
  '{if you want} {or else} {/a} {for $5}',
  '5 * |x| * 3',
  '[1] see the note [a]',
  'a [link] here',
  '<b>bold</b> < % > a < b',
  '{{',
  '{{ }} {% %} <% %> [[ ]]',
  '{{ never closed',
  '{% if',
  '*| half',
  '}} %} |* %%',
];

describe('the tags of a text', () => {
  it.each(TAGS)('%j is one', (tag) => {
    expect(tagsIn(tag)).toEqual([tag]);
    expect(tagsIn(`Hi ${tag}, ${tag}!`)).toEqual([tag, tag]);
    expect(tagsIn(`https://a.example/?a=${tag}&b=%20${tag}`)).toEqual([tag, tag]);
  });

  it.each(WORDS)('%j has none', (words) => {
    expect(tagsIn(words)).toEqual([]);
    expect(holdsTag(words)).toBe(false);
  });

  it('are found where an earlier opener is left open', () => {
    expect(tagsIn('Write {{ to begin: {{ name }}')).toEqual(['{{ name }}']);
    expect(tagsIn('{% if {% endif %} <% x <%= y %>')).toEqual(['{% endif %}', '<%= y %>']);
    expect(tagsIn('{{ a }} }} {{ b }}')).toEqual(['{{ a }}', '{{ b }}']);
  });

  it('are found right after each other where each begins and ends with one sign', () => {
    const tags = ['%IF $PLAN != "pro"%', '%IF $CITY == "Rom"%', '%/IF%', '%/IF%'];
    expect(tagsIn(tags.join(''))).toEqual(tags);
    expect(tagsIn('100%%/IF, 50%off%')).toEqual([]);
  });

  it('and what stands between them are the text, and what is written for both is all that changes', () => {
    const part = fc.oneof(
      fc.constantFrom(...TAGS, ...WORDS),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('{{', '}}', '%'),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join(' ');
        expect(
          mapTags(
            text,
            (words) => words,
            (tag) => tag,
          ),
        ).toBe(text);
      }),
    );
  });

  it('stay what they are between other tags and words', () => {
    const part = fc.oneof(
      fc.constantFrom(...TAGS).map((tag) => [tag, true] as const),
      fc.constantFrom('Hi', ' & ', '\n', '<b>', '. ').map((words) => [words, false] as const),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        // Two of the same kind beside each other may be read in two ways.
        const text = parts.map(([words]) => words).join(' ');
        expect(tagsIn(text)).toEqual(parts.flatMap(([words, isTag]) => (isTag ? [words] : [])));
      }),
    );
  });

  it.each(['{{', '{{{{a}}', '{%', '<%', '%%[', '*|', '[[', '%A', '[a', '{{${', '||a', '%%a ', '{$', '{{ {{ }} '])(
    'are looked for in a long run of %j',
    (opener) => {
      const text = opener.repeat(Math.ceil(300_000 / opener.length));
      expect(
        tagPieces(text)
          .map((piece) => piece.text)
          .join('').length,
      ).toBe(text.length);
      expect(holdsTag(`${text}}} %} %> ]%% |* ]]`)).toBeTypeOf('boolean');
    },
  );
});

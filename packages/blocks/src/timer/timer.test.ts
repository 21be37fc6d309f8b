import type { DocumentNode, JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { timerBlock } from './definition.ts';

const timer = (props: JsonObject): DocumentNode => ({
  id: 't',
  type: 'timer',
  props: { ...timerBlock.tiles[0]!.create().props, ...props },
  style: {},
});

const END = { endDate: '2026-12-24T18:00:00', timeZone: 'Europe/Berlin' };

describe('the timer', () => {
  it('is the picture that counts down, absolute, twice as dense as shown, with nothing but what is set', () => {
    expect(renderForTest(timer(END))).toContain(
      'src="https://assets.example/api/v2/internal/countdown?eventDateTime=2026-12-24T18:00:00&amp;timeZone=Europe/Berlin"',
    );
    expect(renderForTest(timer(END))).toContain('width="320"');
  });

  it('carries its colours, size and look in the address', () => {
    const look = { width: 200, look: 'plain', color: '#ABC', boxColor: '#c2410c', ground: '#fff7ed', labels: false };
    expect(renderForTest(timer({ ...END, ...look }))).toContain(
      '&amp;width=400&amp;look=plain&amp;color=aabbcc&amp;boxColor=c2410c&amp;background=fff7ed&amp;labels=false"',
    );
  });

  it('has its labels in the language of the mail, in English where it names none', () => {
    const address = (lang: string, props = {}) => renderForTest(timer({ ...END, ...props }), { settings: { lang } });
    expect(address('de-AT')).toContain('&amp;lang=de"');
    expect(address('es')).toContain('&amp;lang=es"');
    expect(address('fr')).toContain('&amp;lang=fr"');
    for (const none of ['en-GB', '', 'x', '1&2']) expect(address(none)).not.toContain('lang=');
    expect(address('de', { labels: false })).not.toContain('lang=');
  });

  it('is never wider than its column, and asks for no more than it shows', () => {
    const html = renderForTest(timer({ ...END, width: 600 }), { width: 200 });
    expect(html).toContain('width=400');
    expect(html).toContain('width="200"');
  });

  it('says the end to those who do not see the picture, and in plain text', () => {
    expect(renderForTest(timer(END))).toContain('alt="Ends December 24, 2026, 18:00 (Europe/Berlin)"');
    const german = renderForTest(timer({ ...END, alt: 'Endet' }), { settings: { lang: 'de' } });
    expect(german).toContain('alt="Endet 24. Dezember 2026, 18:00 (Europe/Berlin)"');
    expect(textForTest(timer({ ...END, endDate: '2026-12-24T18:00:30' }))).toBe(
      'Ends December 24, 2026, 18:00:30 (Europe/Berlin)',
    );
  });

  it('sends nothing before date and zone are chosen, and asks for them on the canvas', () => {
    expect(renderForTest(timer({}))).toBe('<div></div>');
    expect(renderForTest(timer({}), { marks: true })).toContain('label.noDate');
    expect(renderForTest(timer({ endDate: END.endDate }), { marks: true })).toContain('label.noZone');
  });

  it('requires both with the sentences of the specification, to the second', () => {
    expect(timerBlock.fields.slice(0, 2)).toEqual([
      { kind: 'datetime', prop: 'endDate', step: 1, required: 'timerDateRequired', zoneProp: 'timeZone' },
      { kind: 'timeZone', prop: 'timeZone', required: 'timerZoneRequired' },
    ]);
  });
});

import { DEFAULT_SETTINGS } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { nodesOf } from '../../testing/block-tree.ts';
import { convertMail } from '../convert-html.ts';

function convert(body: string, head = '') {
  const mail = convertMail(
    `<!doctype html><html><head>${head}</head><body style="margin:0;font:16px Arial"><table width="600"><tr><td>${body}</td></tr></table></body></html>`,
    DEFAULT_SETTINGS,
    { scope: 'mw-c' },
  );
  if (!mail) throw new Error('Nothing was converted');
  const sections = mail.document.nodes[0]?.children ?? [];
  return {
    sections,
    sources: nodesOf(sections, 'html').map(({ props }) => String(props.source)),
    dropped: mail.report.findings
      .filter(({ fidelity }) => fidelity === 'dropped')
      .map(({ part, reason, detail, count }) => [part, reason, detail, count]),
  };
}

describe('what machines and readers of screens get', () => {
  it('is told by name where no block has it, attributes of one name in one line', () => {
    const { dropped } = convert(
      '<p data-id="7" aria-label="Greeting" title="Hi">Hi</p><p title="You" mc:edit="body">You</p><div itemscope itemtype="http://schema.org/Order"><meta itemprop="orderNumber" content="42">Yours</div>',
    );
    expect(dropped).toEqual([
      ['attribute', 'attribute-left-out', 'data-id="7"', 1],
      ['attribute', 'attribute-left-out', 'aria-label="Greeting"', 1],
      ['attribute', 'attribute-left-out', 'title="Hi" title="You"', 2],
      ['attribute', 'attribute-left-out', 'mc:edit="body"', 1],
      ['attribute', 'attribute-left-out', 'itemscope', 1],
      ['attribute', 'attribute-left-out', 'itemtype="http://schema.org/Order"', 1],
      ['attribute', 'attribute-left-out', 'itemprop="orderNumber"', 1],
    ]);
  });

  it('is told of data for machines in the head, which is no script that runs', () => {
    const { dropped } = convert('<p>Hi</p>', '<script type="application/ld+json">{"@type":"Order"}</script>');
    expect(dropped).toEqual([['script', 'no-counterpart', 'application/ld+json', 1]]);
  });

  it('is told of what the head fetches, and of tags around all', () => {
    const mail = convertMail(
      '<html dir="{{ dir }}"><head><base href="https://a.example/b/"><link rel="stylesheet" href="https://a.example/s.css"></head><body><p>Hi</p></body></html>',
      DEFAULT_SETTINGS,
      { scope: 'mw-c' },
    );
    expect(
      mail?.report.findings.filter(({ fidelity }) => fidelity === 'dropped').map(({ part, detail }) => [part, detail]),
    ).toEqual([
      ['tag', '{{ dir }}'],
      ['base', 'https://a.example/b/'],
      ['link', 'https://a.example/s.css'],
    ]);
  });

  it('is told of tags in style sheets, and of no selector that is written like one', () => {
    const css = '@media (max-width:600px){[class=x]{color:red}}[data-a] p{color:{{ color }}}.b{color:*|BRAND|*}';
    const { dropped } = convert('<p class="b">Hi</p>', `<style>${css}</style>`);
    expect(dropped).toEqual([
      ['tag', 'no-counterpart', '{{ color }}', 1],
      ['tag', 'no-counterpart', '*|BRAND|*', 1],
    ]);
  });

  it('is told of the tags of the head, and of those that looks of boxes have', () => {
    const { dropped } = convert(
      '<table width="600"><tr><td style="background-color:{{ bg }}" class="{{ kind }}"><p>Hi</p></td></tr></table>',
      '<!-- {{ note }} --><meta name="x" content="{{ about }}">',
    );
    const tags = ['{{ bg }}', '{{ kind }}', '{{ note }}', '{{ about }}'];
    expect(dropped).toEqual(tags.map((tag) => ['tag', 'no-counterpart', tag, 1]));
  });

  it('is told of the tags in data for machines', () => {
    const { dropped } = convert('<p>Hi</p>', '<script type="application/ld+json">{"id":"{{ order.name }}"}</script>');
    expect(dropped).toContainEqual(['tag', 'no-counterpart', '{{ order.name }}', 1]);
  });

  it('stays code where it is an element of other makers, with what is in it', () => {
    const { sources, dropped } = convert(
      '<p>Before</p><amp-img src="https://a.example/i.png" width="100" height="50" alt="A"></amp-img><p>After</p>',
    );
    expect(sources[0]).toContain('<amp-img src="https://a.example/i.png"');
    expect(dropped).toEqual([]);
  });

  it('is not told of what stays code, or of what the mail says as a whole', () => {
    const { dropped } = convert('<form data-id="7" title="Ask"><input name="q"></form><p dir="ltr">Hi</p>');
    expect(dropped).toEqual([]);
  });

  it('are colors of dark mode that blocks cannot have, in one line', () => {
    const { dropped } = convert(
      '<p class="d">Hi</p>',
      '<style>@media (prefers-color-scheme:dark){.d{color:#eeeee1}.unused{color:#eeeee2}} [data-ogsc] .d{color:#eeeee3}</style>',
    );
    const [[part = '', , detail = ''] = []] = dropped.filter(([each]) => each === 'dark');
    expect([part, detail]).toEqual(['dark', 'prefers-color-scheme: [data-ogsc] color #eeeee3']);
  });

  it('are other looks of dark mode, too, and what is hidden there with nothing in its place', () => {
    const image = (name: string) => `<img class="${name}" src="https://a.example/${name}.png" width="90" alt="L">`;
    const css =
      '.f{filter:invert(1)}.b{border-color:#444441!important}.p{background-image:url(https://a.example/d.png)}.h{display:none}.s,.l{display:none}.d{display:block!important}';
    const { dropped } = convert(
      `<p class="f b" style="border:1px solid #eeeeee">Hi</p><div class="p">On it</div><p class="h">Only in the light</p>${image('l')}<div>${image('s')}<img class="d" style="display:none" src="https://a.example/d2.png" width="90" alt="L"></div>`,
      `<style>@media (prefers-color-scheme:dark){${css}}</style>`,
    );
    const detail = String(dropped.find(([each]) => each === 'dark')?.[2]);
    expect(detail).toContain('filter invert(1)');
    expect(detail).toContain('background-image url(https://a.example/d.png)');
    expect(detail).toContain('display none');
    expect(detail).toContain('display https://a.example/l.png'.slice(0, 120 - detail.indexOf('display https')));
    expect(detail).not.toContain('s.png');
  });

  it('is told of links and tags that only machines read in the body', () => {
    const { dropped } = convert('<p>Hi</p><link itemprop="url" href="https://a.example/o/{{ id }}">');
    expect(dropped).toContainEqual(['link', 'no-counterpart', 'https://a.example/o/{{ id }}', 1]);
    expect(dropped).toContainEqual(['tag', 'no-counterpart', '{{ id }}', 1]);
  });

  it('keeps an image with its map as code', () => {
    const { sources } = convert(
      '<img src="https://a.example/m.png" width="300" usemap="#m"><map name="m"><area href="https://a.example/1" coords="0,0,9,9"></map>',
    );
    expect(sources.join('')).toMatch(/<img[^>]*usemap="#m"[\s\S]*<area/);
  });
});

describe('links', () => {
  it('beside each other to one place stay two', () => {
    const { sources, sections } = convert(
      '<p><a href="https://a.example/x">One</a><a href="https://a.example/x">Two</a></p>',
    );
    const links = JSON.stringify([sources, sections]).match(/https:\/\/a\.example\/x/g);
    expect(links?.length).toBeGreaterThanOrEqual(2);
  });

  it('of which a block would send another address are named', () => {
    const mail = convertMail('<body><p><a href="undefined">Go</a></p></body>', DEFAULT_SETTINGS, { scope: 'mw-c' });
    const adjusted = mail?.report.findings.filter(({ reason }) => reason === 'value-adjusted');
    expect(adjusted?.map(({ part, detail }) => [part, detail])).toEqual([['a', 'undefined']]);
  });

  it('are counted each, however many lead to one place', () => {
    const { sections, dropped } = convert('<a href="https://a.example/x">a</a>'.repeat(6000));
    expect(JSON.stringify(sections).split('"https://a.example/x"')).toHaveLength(6001);
    expect(dropped).toEqual([]);
  }, 60_000);
});

describe('template tags', () => {
  it('stay with what is around them where a block would lose them', () => {
    const { sources, dropped } = convert('<p>Hi</p><img src="https://a.example/x.png" width="{{ w }}" alt="A">');
    expect(sources.join('')).toContain('width="{{ w }}"');
    expect(dropped).toEqual([]);
  });
});

describe('words on a background that could not come along', () => {
  it('get a color that can be read, and the report says so', () => {
    const { sections, dropped } = convert(
      '<table width="100%"><tr><td style="background:url(pics/lake.jpg);padding:20px"><h1 style="color:#ffffff">A week</h1></td></tr></table>',
    );
    const [heading] = nodesOf(sections, 'heading');
    expect(heading?.style.color ?? '#000000').not.toBe('#ffffff');
    expect(dropped).toContainEqual(['background', 'no-counterpart', 'pics/lake.jpg', 1]);
  });

  it('stay as they are where their author hid them', () => {
    const { sections } = convert('<p style="color:#ffffff">invisible</p><p>Hi</p>');
    expect(nodesOf(sections, 'text')[0]?.style.color).toBe('#ffffff');
  });
});

it('words that a gradient is seen through have its first color, and the gradient is named', () => {
  const { sections, dropped } = convert(
    '<p style="background:linear-gradient(45deg,#8e2de2,#4a00e0);-webkit-background-clip:text;color:transparent">Clipped</p>',
  );
  expect(nodesOf(sections, 'text')[0]?.style.color).toBe('#8e2de2');
  expect(JSON.stringify(sections)).not.toContain('gradientFrom');
  expect(dropped).toEqual([['background', 'no-counterpart', 'linear-gradient(45deg,#8e2de2,#4a00e0)', 1]]);
});

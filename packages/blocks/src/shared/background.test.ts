import type { DocumentNode, NodeStyle } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../testing/render-for-test.ts';

const section = (style: NodeStyle): DocumentNode => ({
  id: 's',
  type: 'section',
  props: { columns: [100], stack: true, reverse: false, verticalAlign: 'top' },
  style,
  children: [{ id: 'c', type: 'column', props: { gap: 16 }, style: {}, children: [] }],
});

describe('a background image', () => {
  it('is a CSS background over a solid colour, and a VML fill as wide as the section for Word', () => {
    const html = renderForTest(section({ backgroundImage: '/a.png', backgroundColor: '#123456', borderLeftWidth: 4 }), {
      width: 600,
    });
    expect(html).toContain('<td bgcolor="#123456" style="background-color:#123456;');
    expect(html).toContain("background-image:url('https://assets.example/a.png');background-size:cover");
    expect(html).toContain('<!--[if mso]><v:rect fill="t" stroke="f" style="width:596px"><v:fill type="frame"');
    expect(html).toContain('aspect="atleast" origin="0,0" position="0,0" src="https://assets.example/a.png"');
    expect(html).toContain('color="#123456"/>');
  });

  it('lies on the gradient, with its first colour for who knows neither', () => {
    const both = { backgroundImage: '/a.png', gradientFrom: '#112233', gradientTo: '#445566', gradientAngle: 90 };
    const html = renderForTest(section(both));
    const image = "background-image:url('https://assets.example/a.png')";
    expect(html).toContain(`${image};${image},linear-gradient(90deg,#112233,#445566);background-size:cover`);
    expect(html).toContain('<td bgcolor="#112233" style="background-color:#112233;');
    expect(html).toContain('color="#112233"/>');
  });

  it('leaves Word out when the settings do, and falls back to the background of the mail', () => {
    const html = renderForTest(section({ backgroundImage: '/a.png' }), {
      settings: { outlook: false, bgColor: '#fafafa' },
    });
    expect(html).not.toMatch(/v:|mso/);
    expect(html).toContain('bgcolor="#fafafa"');
  });

  it('cannot end its address, nor be one that may not be sent', () => {
    const html = renderForTest(section({ backgroundImage: "/a');color:red;b:url('x" }));
    expect(html).toContain("url('https://assets.example/a%27%29%3Bcolor:red%3Bb:url%28%27x')");
    expect(renderForTest(section({ backgroundImage: 'https://' }))).not.toContain('background');
    expect(renderForTest(section({ backgroundImage: 'javascript:alert(1)' }))).not.toContain('background');
  });

  it('keeps the padding inside the shape, so that the image reaches the edges in Word too', () => {
    const html = renderForTest(section({ backgroundImage: '/a.png', paddingTop: 30 }));
    expect(html.indexOf('padding:30px 0 0')).toBeGreaterThan(html.indexOf('<v:textbox'));
  });
});

describe('a gradient', () => {
  it('stands over its first colour where none is chosen, and needs both of its colours', () => {
    const html = renderForTest(section({ gradientFrom: '#112233', gradientTo: '#445566' }));
    expect(html).toContain('background-color:#112233;background-image:linear-gradient(180deg,#112233,#445566)');
    expect(renderForTest(section({ gradientFrom: '#112233' }))).not.toContain('112233');
  });

  it('gives way to a colour chosen for dark mode', () => {
    const rules: string[] = [];
    renderForTest(section({ gradientFrom: '#ffffff', gradientTo: '#eeeeee', dark: { backgroundColor: '#000000' } }), {
      rules,
    });
    expect(rules).toContain('dark: background-image:none');
    expect(rules).toContain('dark: background-color:#000000');
  });
});

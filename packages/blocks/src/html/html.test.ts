import { expect, it } from 'vitest';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';

const html = (source: string) => ({ id: 'h', type: 'html', props: { source }, style: {} });

it('sends its source byte for byte', () => {
  const source = '<TABLE border=0><tr><td>a<!--[if mso]>x<![endif]-->{{ x }}</TABLE><p>b';
  expect(renderForTest(html(source))).toBe(
    `<div style="font:16px/1.4 Arial,Helvetica,sans-serif;color:#222222;word-break:normal;overflow-wrap:normal">${source}</div>`,
  );
});

it('runs nothing on the canvas', () => {
  const source = '<img src=x onerror=alert(1)><b data-mw-id="x">b</b>';
  const view = renderForTest(html(source), { marks: true });
  expect(view).toContain('<b>b</b>');
  expect(view).not.toMatch(/script|onerror|data-mw/);
});

it('gives its words as plain text', () => {
  expect(textForTest(html('<style>a{}</style><p>One &amp; two</p><!-- no --><ul><li>three</li></ul>'))).toBe(
    'One & two\n\n- three',
  );
});

it('gives the cells of a table beside each other in one line, and template tags as they are', () => {
  const table = `<p>Order</p>
    <table><tr><th>Item</th>
      <th>Price</th><th></th></tr>
      {% for i in items %}
      <tr><td></td><td>Coat <% if (a > 1) { %></td><td> <b>40</b> </td></tr>
      <tr><td><p>In</p></td><td><p>Out {{ x | default: &quot;y  z&quot; }}</p></td></tr>
      {% endfor %}</table>`;
  const lines = textForTest(html(table))
    .split('\n')
    .filter((line) => line !== '');
  expect(lines).toEqual([
    'Order',
    'Item | Price',
    '{% for i in items %}',
    'Coat <% if (a > 1) { %> | 40',
    'In',
    'Out {{ x | default: "y  z" }}',
    '{% endfor %}',
  ]);
});

it('shows a warning instead of code that holds a script, and sends the code', () => {
  const source = '<b>b</b><SCRIPT>document.write("x")</SCRIPT>';
  const view = renderForTest(html(source), { marks: true });
  expect(view).toContain('data-mw-label="label.script');
  expect(view).not.toMatch(/<script|<b>/i);
  expect(renderForTest(html(source))).toContain(source);
});

it('shows a whole mail in spite of its script, with the warning', () => {
  const view = renderForTest(html('<!doctype html><body><b>b</b><script>x</script>'), { marks: true });
  expect(view).toContain('data-mw-label="label.script');
  expect(view).toContain('<b>b</b>');
});

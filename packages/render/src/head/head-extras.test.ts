import { blockRegistry, paragraph } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, type GeneralSettings, webFontStack } from '@mailwright/document';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderCanvas, renderDocument } from '../render-document.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'Sale' };

function mail(settings: Partial<GeneralSettings>) {
  const text: DocumentNode = { id: 't', type: 'text', props: { content: paragraph('Words') }, style: {} };
  const column: DocumentNode = { id: 'c', type: 'column', props: { gap: 16 }, style: {}, children: [text] };
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  const section: DocumentNode = { id: 's', type: 'section', props, style: {}, children: [column] };
  return { formatVersion: 1, settings: { ...DEFAULT_SETTINGS, ...settings }, nodes: [section] } as const;
}

const render = (settings: Partial<GeneralSettings>) => renderDocument(mail(settings), OPTIONS).html;
const headOf = (html: string) => html.slice(0, html.indexOf('<body'));

const LATO = {
  name: 'Lato',
  url: 'https://fonts.googleapis.com/css2?family=Lato:wght@400;700&display=swap',
  fallback: 'Georgia, serif',
};

/** Returns the HTML that Word-based Outlook reads. */
function forWord(html: string): string {
  return html
    .replace(/<!--\[if !mso\]><!-->[\s\S]*?<!--<!\[endif\]-->/g, '')
    .replace(/<!--\[if mso\]>([\s\S]*?)<!\[endif\]-->/g, '$1');
}

describe('fonts that the mail brings along', () => {
  const html = render({ webFonts: [LATO], paragraphFonts: webFontStack(LATO) });

  it('are a style sheet in the head, and the first family of the texts in them', () => {
    expect(headOf(html)).toContain(
      '<link href="https://fonts.googleapis.com/css2?family=Lato:wght@400;700&amp;display=swap" rel="stylesheet">',
    );
    expect(html).toContain("font:16px/1.4 'Lato',Georgia,serif");
  });

  it('are not shown to Word, which is told what stands in for them', () => {
    expect(forWord(html)).not.toContain('fonts.googleapis.com');
    expect(forWord(headOf(html))).toContain(
      "@font-face{font-family:'Lato';mso-font-alt:'Georgia';mso-generic-font-family:roman}",
    );
    const plain = render({ webFonts: [LATO], paragraphFonts: webFontStack(LATO), outlook: false });
    expect(plain).toContain('<link href="https://fonts');
    expect(plain).not.toContain('mso-font-alt');
  });

  it('cost a mail that does not use them nothing', () => {
    expect(render({ webFonts: [LATO] })).toBe(render({}));
  });

  it('cannot leave their place, whatever stored settings have', () => {
    const url = 'https://a.example/"><script>x</script>';
    expect(render({ webFonts: [{ ...LATO, url }], paragraphFonts: webFontStack(LATO) })).not.toContain('<script');
    expect(render({ webFonts: [{ ...LATO, url: 'javascript:x' }], paragraphFonts: webFontStack(LATO) })).not.toContain(
      '<link',
    );
  });
});

describe('a promotion for Gmail', () => {
  const promotion = {
    logo: '/api/v2/assets/user/1/asset/logo.png',
    description: '20% off </script><b>',
    discountCode: 'SPRING',
    availabilityStarts: '2026-12-01T08:00:00+01:00',
    availabilityEnds: '2026-12-24T23:59:00+01:00',
    image: 'https://a.example/card.png',
    url: 'https://a.example/',
    headline: 'Spring',
  };

  it('has the shape that Google documents, each part only where it says something', () => {
    const html = render({ promotion });
    const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const { description, discountCode, availabilityStarts, availabilityEnds, image, url, headline } = promotion;
    const context = { '@context': 'http://schema.org/' };
    expect(JSON.parse(json)).toEqual([
      { ...context, '@type': 'Organization', logo: 'https://mail.example/api/v2/assets/user/1/asset/logo.png' },
      { ...context, '@type': 'DiscountOffer', description, discountCode, availabilityStarts, availabilityEnds },
      { ...context, '@type': 'PromotionCard', image, url, headline },
    ]);
    expect(render({ promotion: { headline: 'Spring', logo: '' } })).toBe(render({}));
    for (const half of [{ discountCode: 'X' }, { image, headline }, { url, headline }]) {
      expect(render({ promotion: half })).not.toContain('PromotionCard');
    }
  });

  it('stays data, whatever words it holds', () => {
    const errors: string[] = [];
    const html = render({ promotion });
    parse(html, { onParseError: ({ code }) => errors.push(code) });
    expect(errors).toEqual([]);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('code of the author’s own', () => {
  it('comes last in the head, as it was written', () => {
    const headCode = '<!-- ours -->\n<meta name="author" content="Acme">';
    expect(headOf(render({ headCode }))).toMatch(/\n<!-- ours -->\n<meta name="author" content="Acme">\n<\/head>/);
  });

  it('is left out whole where anything in it may not stand there', () => {
    const headCode = '<meta name="author" content="Acme"><script>alert(1)</script>';
    expect(render({ headCode })).toBe(render({}));
  });

  it('is nothing that the canvas draws', () => {
    const canvas = renderCanvas(mail({ headCode: '<style>.own{}</style>' }), OPTIONS);
    expect(canvas.body + canvas.css).not.toContain('.own');
  });
});

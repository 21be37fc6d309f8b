import { blockRegistry, contrastOf, inBrand } from '@mailwright/blocks';
import type { BrandProposal } from '@mailwright/contract';
import { renderDocument } from '@mailwright/render';
import { expect, it } from 'vitest';
import { exampleMail } from './example-mail.ts';
import { kitProblems } from './kit-problems.ts';
import { newKit, partsOf, withProposal } from './new-kit.ts';

const KIT = newKit('My brand', (role) => role);

const FOUND: BrandProposal = {
  colors: [{ name: 'Accent', light: '#b3261e', dark: null, role: 'accent' }],
  fonts: { heading: 'Georgia, serif', body: null },
  logo: { src: '', alt: '' },
  button: null,
  social: [{ network: 'x', url: 'https://x.com/acme' }],
  footer: { company: 'Acme', address: '', reason: '' },
};

it('a new kit can be read in light and in dark mode', () => {
  const of = (role: string) => KIT.colors.find((color) => color.role === role);
  for (const mode of ['light', 'dark'] as const) {
    const background = of('background')?.[mode] ?? '';
    for (const role of ['text', 'accent']) expect(contrastOf(of(role)?.[mode] ?? '', background)).toBeGreaterThan(4.5);
  }
  expect(kitProblems(KIT)).toEqual(new Map());
});

it('offers what was found, and takes what is wanted of it', () => {
  expect(partsOf(FOUND)).toEqual(['colors', 'fonts', 'social', 'footer']);
  const taken = withProposal(KIT, FOUND, new Set(['colors', 'fonts', 'footer']));
  expect(taken.colors).toMatchObject([{ light: '#b3261e', role: 'accent' }]);
  expect(taken.button.background).toBe('#b3261e');
  expect(taken.fonts).toEqual({ heading: 'Georgia, serif', body: KIT.fonts.body });
  expect(taken.footer).toEqual({ ...KIT.footer, company: 'Acme' });
  expect(taken.social).toEqual([]);
  expect(withProposal(KIT, FOUND, new Set())).toEqual(KIT);
});

it('names what stands in the way of saving', () => {
  const colors = KIT.colors.map((color, index) => (index === 0 ? { ...color, name: ' ' } : color));
  const social = [{ network: 'x', url: 'x.com/acme' }];
  const problems = kitProblems({ ...KIT, name: '', colors, social });
  expect([...problems]).toEqual([
    ['name', 'nameMissing'],
    [`color.${KIT.colors[0]?.id}`, 'nameMissing'],
    ['social.0', 'notAnAddress'],
  ]);
});

it('the example shows everything that a kit says', () => {
  const kit = {
    ...KIT,
    logo: { src: '/logo-of-acme.png', alt: 'Acme' },
    fonts: { heading: 'Impact, Charcoal, sans-serif', body: 'Verdana, Geneva, sans-serif' },
    button: { ...KIT.button, background: '#7a1fa2' },
    social: [{ network: 'vk', url: 'https://vk.com/acme' }],
    footer: { company: 'Acme Inc.', address: '1 Main Street', reason: 'You signed up.' },
  };
  const words = {
    headline: 'Hello',
    text: 'Words',
    link: 'More',
    button: 'Go',
    offer: 'Offer',
    footer: 'Company · Why you get this email',
  };
  const mail = exampleMail(words, { hasLogo: true });
  const branded = inBrand(mail.nodes, mail.settings, { kit: { id: 'k', kit }, registry: blockRegistry });
  const { html } = renderDocument({ ...mail, ...branded }, { registry: blockRegistry, assetBase: '', title: '' });
  for (const part of [
    '/logo-of-acme.png',
    'Impact',
    'Verdana',
    '#7a1fa2',
    'https://vk.com/acme',
    'Acme Inc.',
    '1 Main Street',
    'You signed up.',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toMatch(/Company|Why you/);
});

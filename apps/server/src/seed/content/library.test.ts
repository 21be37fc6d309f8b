import { readdirSync, readFileSync } from 'node:fs';
import { blockRegistry } from '@mailwright/blocks';
import { checkMail } from '@mailwright/checks';
import { categoryNameProblem, templateTextProblems } from '@mailwright/contract';
import { type DocumentNode, fromSeed } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { describe, expect, it } from 'vitest';
import { faintInDark } from '../../testing/mails/faint-in-dark.ts';
import { unstyledAlts } from '../../testing/mails/unstyled-alts.ts';
import { picturesIn } from '../../testing/seeded-pictures.ts';
import { DEMO_TEMPLATES } from '../steps/demo-templates.ts';
import { BASIC_LAYOUTS } from './layouts.ts';
import { FEATURED, LIBRARY } from './library.ts';
import { libraryTexts } from './library-texts.ts';
import { type MailSeed, PICTURE_SCHEME } from './mail-seed.ts';
import { MODULE_LIBRARY } from './module-library.ts';
import { PICTURES } from './pictures.ts';

const DESIGNS = LIBRARY.flatMap(({ mails }) => mails);

function tree(mail: MailSeed): DocumentNode {
  return fromSeed(mail.wrapper, blockRegistry);
}

function nodesOf(node: DocumentNode): readonly DocumentNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

function htmlOf(mail: MailSeed): string {
  const nodes = [JSON.parse(JSON.stringify(tree(mail)).replaceAll(PICTURE_SCHEME, '/')) as DocumentNode];
  const options = {
    registry: blockRegistry,
    assetBase: 'https://mail.example',
    mergeSyntax: '{{ name }}',
    title: mail.name,
    preheader: mail.preheader,
  };
  return renderDocument({ formatVersion: 1, settings: mail.settings, nodes }, options).html;
}

describe.each([...DESIGNS, ...BASIC_LAYOUTS].map((mail) => [mail.name, mail] as const))('%s', (_name, mail) => {
  it('is made of blocks whose settings their schemas take', () => {
    for (const { type, props } of nodesOf(tree(mail))) {
      const definition = blockRegistry.get(type);
      expect(definition, type).toBeDefined();
      expect(definition?.schema.safeParse(props).error, type).toBeUndefined();
    }
  });

  it('stays under 60 KB, and its style block under 16 KB, over which Gmail drops it', () => {
    const html = htmlOf(mail);
    expect(Buffer.byteLength(html)).toBeLessThan(60 * 1024);
    expect(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1]?.length).toBeLessThan(16 * 1024);
    expect(html).not.toMatch(/<script|base64|javascript:|\son[a-z]+=|undefined|NaN/);
  });

  it('has at most one first headline, and no level is left out on the way down', () => {
    const levels = [...htmlOf(mail).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(mail.name === 'Blank' ? 0 : 1);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });

  it('describes each picture, unless it only decorates', () => {
    for (const { props } of nodesOf(tree(mail)).filter(({ type }) => type === 'image')) {
      expect(props.decorative === true || props.alt !== '', String(props.src)).toBe(true);
    }
    for (const [image] of htmlOf(mail).matchAll(/<img\b[^>]*>/g)) expect(image).toMatch(/ alt="[^"]*" width="\d+"/);
  });

  it('says how the text in the stead of each picture looks', () => {
    expect(unstyledAlts(htmlOf(mail))).toEqual([]);
  });

  it('can be read in dark mode', () => {
    expect(faintInDark(htmlOf(mail))).toEqual([]);
  });

  it('writes nothing smaller than 14 px', () => {
    // Columns and buttons set 0 against blanks, the preheader 1; of a linked picture it is the size of the text in its stead.
    const html = htmlOf(mail).replace(/<a\b[^>]*><img\b[^>]*><\/a>/g, '');
    const sizes = [...html.matchAll(/(?:font-size:|font:[^;"]*?)(\d+)px/g)].map(([, size]) => Number(size));
    expect(sizes.filter((size) => size > 1 && size < 14)).toEqual([]);
  });
});

describe.each(DESIGNS.map((mail) => [mail.name, mail] as const))('the design %s', (_name, mail) => {
  it('has a preheader of 50 to 100 characters, a description and tags', () => {
    expect(mail.preheader.length).toBeGreaterThanOrEqual(50);
    expect(mail.preheader.length).toBeLessThanOrEqual(100);
    expect(mail.description).not.toBe('');
    expect(mail.tags).not.toBe('');
  });

  it('says who writes, and lets the reader choose what comes or leave', () => {
    const html = htmlOf(mail);
    expect(html).toContain('href="{{ unsubscribe_profile }}"');
    const isTransactional = mail.tags.includes('transactional');
    expect(html.includes('href="{{ unsubscribe }}"')).toBe(!isTransactional);
    expect(html).toMatch(/<\/strong> · \d+ /);
  });

  it('lacks nothing that the law asks of such a mail', () => {
    const nodes = [tree(mail)];
    const document = { formatVersion: 1, settings: mail.settings, nodes } as const;
    const { name, preheader, purpose = 'marketing' } = mail;
    const facts = {
      html: htmlOf(mail),
      bytes: 1,
      name,
      preheader,
      now: 0,
      registry: blockRegistry,
      foreign: undefined,
    };
    const found = checkMail({ document, purpose, ...facts }).map(({ check }) => check);
    expect(found).not.toContain('unsubscribeMissing');
    expect(found).not.toContain('addressMissing');
    expect(purpose === 'transactional').toBe(mail.tags.includes('transactional'));
  });

  it('has colours for dark mode, also where Outlook does the darkening', () => {
    expect(htmlOf(mail)).toMatch(/@media \(prefers-color-scheme:dark\)\{[\s\S]*\[data-ogsc\][\s\S]*\[data-ogsb\]/);
  });

  it('links to places that belong to nobody', () => {
    for (const [, host] of htmlOf(mail).matchAll(/<a href="https?:\/\/([^/"]+)/g)) {
      expect(host).toMatch(/\.example$|^www\.(example|facebook|instagram|youtube|pinterest)\.com$/);
    }
  });
});

describe('the library', () => {
  it('has names and descriptions that keep to the rule, so that everything it brings can be saved', () => {
    const texts = [...DESIGNS, ...BASIC_LAYOUTS].map(({ name, description }) => ({ name, description }));
    const demos = DEMO_TEMPLATES.map(({ name, mail: { description } }) => ({ name, description }));
    for (const text of [...texts, ...demos]) expect(templateTextProblems(text), text.name).toEqual([]);
    for (const { name } of LIBRARY) expect(categoryNameProblem(name), name).toBeNull();
  });

  it('has twelve designs, in five visible categories and a hidden one, three of them featured', () => {
    expect(DESIGNS).toHaveLength(12);
    expect(LIBRARY.filter(({ hidden }) => !hidden)).toHaveLength(5);
    expect(LIBRARY.filter(({ hidden }) => hidden)).toHaveLength(1);
    expect(FEATURED.every((mail) => DESIGNS.includes(mail))).toBe(true);
  });

  const locales = new URL('../../../../web/src/locales/', import.meta.url);
  const languages = readdirSync(locales).filter((language) => language !== 'en');
  it.each(languages)('has every name and description in %s, under the same rule', (language) => {
    const file = new URL(`${language}/library.json`, locales);
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(texts).sort()).toEqual(Object.keys(libraryTexts()).sort());
    for (const { name, description } of [...BASIC_LAYOUTS, ...DESIGNS]) {
      const shown = { name: texts[`name.${name}`], description: texts[`description.${description}`] };
      expect(templateTextProblems(shown), name).toEqual([]);
    }
    for (const { name, description } of MODULE_LIBRARY.flatMap(({ modules }) => modules)) {
      const shown = { name: texts[`moduleName.${name}`], description: texts[`moduleDescription.${description}`] };
      expect(templateTextProblems(shown), name).toEqual([]);
    }
  });

  it('has seven basic layouts in the order of the picker', () => {
    expect(BASIC_LAYOUTS.map(({ name }) => name)).toEqual([
      'Blank',
      '1 column',
      '2 columns',
      '3 columns',
      'Sidebar left',
      'Sidebar right',
      'Newsletter',
    ]);
  });

  it('has each picture that a mail or a module shows, and shows each picture that it has', () => {
    const sections = MODULE_LIBRARY.flatMap(({ modules }) => modules).flatMap((module) => module.sections);
    const shown = new Set(picturesIn([...DESIGNS, ...BASIC_LAYOUTS, ...sections]));
    expect([...shown].sort()).toEqual(PICTURES.map(({ name }) => name).sort());
  });

  it('gives each design a background of its own', () => {
    const grounds = DESIGNS.map(({ settings }) => settings.outerColor);
    expect(new Set(grounds).size).toBe(grounds.length);
  });
});

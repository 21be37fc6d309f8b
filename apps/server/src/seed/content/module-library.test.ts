import { blockRegistry } from '@mailwright/blocks';
import { checkMail } from '@mailwright/checks';
import { categoryNameProblem, LIMITS, templateTextProblems } from '@mailwright/contract';
import {
  blankDocument,
  createEditor,
  type DocumentNode,
  type EditContext,
  type EmailDocument,
  fromSeed,
  type NodeSeed,
  readDocument,
  readSeeds,
  writeDocument,
} from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { describe, expect, it } from 'vitest';
import { faintInDark } from '../../testing/mails/faint-in-dark.ts';
import { unstyledAlts } from '../../testing/mails/unstyled-alts.ts';
import { picturesIn } from '../../testing/seeded-pictures.ts';
import { PICTURE_SCHEME } from './mail-seed.ts';
import { MODULE_LIBRARY } from './module-library.ts';
import type { ModuleSeed } from './modules/family.ts';
import { PICTURES } from './pictures.ts';

const MODULES = MODULE_LIBRARY.flatMap(({ modules }) => modules);

/** Context of a person with the smallest plan, in the simpler of the two modes. */
const CONTEXT: EditContext = {
  registry: blockRegistry,
  mode: 'simple',
  features: { customCode: false, products: false },
  readOnly: false,
};

/** Returns nodes as JSON, with addresses in the place of the seed's picture names. */
function withPlainSources(nodes: object): string {
  return JSON.stringify(nodes).replaceAll(PICTURE_SCHEME, '/');
}

/** A new mail with the module in it, and what the editor said to that. */
function inserted(module: ModuleSeed) {
  const editor = createEditor({ document: blankDocument(blockRegistry), context: CONTEXT });
  const [wrapper] = editor.getState().document.nodes;
  const nodes: readonly NodeSeed[] = JSON.parse(withPlainSources(module.sections));
  const result = editor.run({ type: 'insert', nodes, target: { parentId: wrapper!.id, index: 0 } });
  return { result, document: editor.getState().document };
}

function htmlOf(document: EmailDocument): string {
  const options = { registry: blockRegistry, assetBase: 'https://mail.example', mergeSyntax: '{{ name }}' };
  return renderDocument(document, { ...options, title: 'Module', preheader: '' }).html;
}

/** The mail as readers in dark mode see it. */
function inTheDark(node: DocumentNode): DocumentNode {
  const { dark, ...style } = node.style;
  return {
    ...node,
    style: { ...style, ...dark },
    ...(node.children && { children: node.children.map(inTheDark) }),
  };
}

function nodesOf(node: DocumentNode): readonly DocumentNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

function nodesIn({ sections }: ModuleSeed): readonly DocumentNode[] {
  return sections.flatMap((section) => nodesOf(fromSeed(section, blockRegistry)));
}

/** Returns the findings of the check of a mail that concern the module alone. */
function findings(document: EmailDocument): readonly string[] {
  const found = checkMail({
    document,
    registry: blockRegistry,
    foreign: undefined,
    html: htmlOf(document),
    bytes: 0,
    name: 'Module',
    preheader: 'What it is about',
    purpose: 'transactional',
    now: Date.UTC(2026, 0, 1),
  });
  return found
    .filter(({ check }) => check !== 'noTopHeading')
    .map(({ check, node }) => `${check}: ${node?.type} ${node?.words}`);
}

describe('every module', () => {
  it('comes into any mail by the rules of insertion, in both modes and on every plan', () => {
    for (const module of MODULES) {
      const { result, document } = inserted(module);
      expect(result.ok, module.name).toBe(true);
      const [wrapper] = document.nodes;
      expect(
        wrapper?.children?.map(({ type }) => type),
        module.name,
      ).toEqual(module.sections.map(() => 'section'));
    }
  });

  it('reads back as it was written', () => {
    for (const module of MODULES) {
      const written = JSON.parse(JSON.stringify(writeDocument(inserted(module).document)));
      expect(readDocument(written, blockRegistry).problems, module.name).toEqual([]);
      const nodes = module.sections.map((section) => JSON.parse(withPlainSources(fromSeed(section, blockRegistry))));
      expect(readSeeds(nodes, blockRegistry).problems, module.name).toEqual([]);
    }
  });

  it('has nothing that a check finds, in light and in dark mode', () => {
    for (const module of MODULES) {
      const { document } = inserted(module);
      expect(findings(document), module.name).toEqual([]);
      expect(findings({ ...document, nodes: document.nodes.map(inTheDark) }), `${module.name}, dark`).toEqual([]);
    }
  });

  it('says how the text in the stead of each picture looks', () => {
    for (const module of MODULES) expect(unstyledAlts(htmlOf(inserted(module).document)), module.name).toEqual([]);
  });

  it('can be read in dark mode, links and colored words too', () => {
    for (const module of MODULES) expect(faintInDark(htmlOf(inserted(module).document)), module.name).toEqual([]);
  });

  it('brings its own ground for both modes, so that it is read in any mail', () => {
    for (const { name, sections } of MODULES) {
      for (const { style } of sections) {
        expect(style.backgroundColor, name).toMatch(/^#/);
        expect(style.dark?.backgroundColor ?? style.backgroundImage, name).toBeDefined();
      }
    }
  });

  it('takes fonts from the mail, writes nothing smaller than 14 px, and leaves no level of headings out', () => {
    for (const module of MODULES) {
      const nodes = nodesIn(module);
      expect(
        nodes.filter(({ style }) => style.fontFamily !== undefined),
        module.name,
      ).toEqual([]);
      const sizes = nodes.flatMap(({ style }) => [style.fontSize ?? 14, style.phone?.fontSize ?? 14]);
      expect(Math.min(...sizes), module.name).toBeGreaterThanOrEqual(14);
      const levels = nodes.flatMap(({ props }) =>
        typeof props.level === 'string' ? Number(props.level.slice(1)) : [],
      );
      expect(levels.filter((level) => level === 1).length, module.name).toBeLessThanOrEqual(1);
      for (const [index, level] of levels.entries()) {
        // Alone it stands under the headline of a mail.
        expect(level, module.name).toBeLessThanOrEqual((levels[index - 1] ?? 2) + 1);
      }
    }
  });

  it('opens nothing but fields that its blocks have', () => {
    const open = MODULES.flatMap(nodesIn).filter((node) => node.open);
    expect(open.length).toBeGreaterThan(20);
    for (const node of open) {
      for (const field of node.open ?? []) expect(Object.keys(node.props), `${node.type} ${field}`).toContain(field);
    }
  });

  it('links to places that belong to nobody, and stays small', () => {
    for (const module of MODULES) {
      const html = htmlOf(inserted(module).document);
      for (const [, host] of html.matchAll(/<a href="https?:\/\/([^/"]+)/g)) {
        expect(host, module.name).toMatch(/\.example$|^www\.(facebook|instagram|youtube|pinterest|linkedin)\.com$/);
      }
      expect(html, module.name).not.toMatch(/<script|base64|javascript:|undefined|NaN/);
      expect(Buffer.byteLength(html), module.name).toBeLessThan(40 * 1024);
    }
  });
});

describe('the library of modules', () => {
  it('has at least sixty modules in at least ten categories, and some of more than one section', () => {
    expect(MODULES.length).toBeGreaterThanOrEqual(60);
    expect(MODULE_LIBRARY.length).toBeGreaterThanOrEqual(10);
    expect(MODULES.filter(({ sections }) => sections.length > 1).length).toBeGreaterThanOrEqual(8);
    for (const { sections } of MODULES) expect(sections.length).toBeLessThanOrEqual(LIMITS.modules.sections);
  });

  it('has names and descriptions that keep to the rules, each once', () => {
    const keys = MODULES.map(({ name }) => name.toLowerCase());
    expect(new Set(keys).size).toBe(keys.length);
    const descriptions = MODULES.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const { name, description } of MODULES) {
      expect(templateTextProblems({ name, description }), name).toEqual([]);
      expect(description.length, name).toBeGreaterThan(0);
    }
    for (const { name } of MODULE_LIBRARY) expect(categoryNameProblem(name), name).toBeNull();
  });

  it('shows pictures that there are', () => {
    const names = new Set(PICTURES.map(({ name }) => name));
    const missing = picturesIn(MODULES).filter((name) => !names.has(name));
    expect(missing).toEqual([]);
  });

  it('says in each footer who writes and why, and lets the reader choose or leave', () => {
    const footers = MODULE_LIBRARY.find(({ name }) => name === 'Footers')?.modules ?? [];
    expect(footers.length).toBeGreaterThanOrEqual(5);
    for (const module of footers) {
      const html = htmlOf(inserted(module).document);
      expect(html, module.name).toMatch(/<\/strong> · \d+ /);
      expect(html, module.name).toContain('You get this mail because');
      const isReceipt = module.name === 'Footer of a receipt';
      expect(html.includes('href="{{ unsubscribe }}"'), module.name).toBe(!isReceipt);
    }
  });
});

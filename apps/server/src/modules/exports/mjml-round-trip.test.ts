import { createRequire } from 'node:module';
import { blockRegistry } from '@mailwright/blocks';
import { createProfileWriter, findProfile, type ProfileChoice } from '@mailwright/contract';
import { type EmailDocument, fromSeed } from '@mailwright/document';
import { checkTags, exportMjml, type Finding, wrapBareCode } from '@mailwright/import';
import { type HtmlNode, isElement, parseHtml } from '@mailwright/island';
import { renderDocument } from '@mailwright/render';
import { afterAll, describe, expect, it } from 'vitest';
import { createThreadReader } from '../../integrations/mjml/thread-reader.ts';
import { LIBRARY } from '../../seed/content/library.ts';
import { deepTest } from '../../testing/deep-test.ts';
import { randomMail } from '../../testing/mails/random-mails.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example', title: 'T', preheader: 'P' };

// Modules of CommonJS, whose default exports test runners and Node see otherwise.
const packageOf = createRequire(import.meta.url);
const preset = packageOf('mjml-preset-core');
const draw = packageOf('mjml-core').default;
const reader = createThreadReader({
  ...{ start: 60_000, read: 60_000, answer: 120_000, megabytes: 512, mostKept: 400, waiting: 100 },
});
afterAll(() => reader.close());

/** Returns the mail as MJML 5 compiles it, and the errors of its validator. */
async function compiled(source: string): Promise<{ readonly html: string; readonly errors: readonly string[] }> {
  const { html, errors } = await draw(source, { presets: [preset], ignoreIncludes: true, validationLevel: 'soft' });
  return { html, errors: errors.map((error: { readonly formattedMessage: string }) => error.formattedMessage) };
}

async function importedAgain(source: string): Promise<EmailDocument> {
  const { mistakes, bare } = checkTags(source);
  expect(mistakes).toEqual([]);
  const { mail, warnings } = await reader.read('anna', wrapBareCode(source, bare), []);
  expect(warnings).toEqual([]);
  return mail.document;
}

interface Content {
  readonly words: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly string[];
}

/** Returns the content of a mail for readers: each word, link and picture of its body. */
function contentOf(html: string): Content {
  const found = { words: [] as string[], links: [] as string[], images: [] as string[] };
  const visit = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      if ('value' in node) found.words.push(...node.value.split(/(?:\s|\u034f)+/).filter(Boolean));
      if (!isElement(node) || /^(?:head|style|script)$/.test(node.tagName)) continue;
      for (const { name, value } of node.attrs) {
        if (node.tagName === 'a' && name === 'href') found.links.push(value);
        if (node.tagName === 'img' && name === 'src') found.images.push(value);
        // Behind a gradient it is named twice.
        const behind =
          name === 'style' ? [...value.matchAll(/url\('?([^')]+)/g)].map(([, address = '']) => address) : [];
        found.images.push(...new Set(behind));
      }
      visit(node.childNodes);
    }
  };
  visit(parseHtml(html)?.childNodes ?? []);
  return found;
}

/** Returns the entries that are in one list more often than in another. */
function missing(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const item of after) left.set(item, (left.get(item) ?? 0) + 1);
  return before.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

/**
 * Returns the content that is missing in the mail that MJML makes, or in our mail read from the MJML again; content that the
 * report names is not counted.
 */
async function lost(document: EmailDocument): Promise<readonly string[]> {
  const { content, report } = exportMjml(document, OPTIONS);
  const { html: drawn, errors } = await compiled(content);
  expect(errors).toEqual([]);
  const before = contentOf(renderDocument(withoutSaid(document, report.findings), OPTIONS).html);
  const again = renderDocument(await importedAgain(content), OPTIONS).html;
  return [contentOf(drawn), contentOf(again)].flatMap((after, index) =>
    (['words', 'links', 'images'] as const).flatMap((kind) =>
      missing(before[kind], after[kind]).map((each) => `${index === 0 ? 'MJML' : 'again'} ${kind}: ${each}`),
    ),
  );
}

/** Returns the mail without the parts that the report names as lost. */
function withoutSaid(document: EmailDocument, findings: readonly Finding[]): EmailDocument {
  const gone = new Set(
    findings.flatMap(({ fidelity, block, nodes, reason }) =>
      fidelity === 'dropped' && block === null && reason === 'own-markup' ? nodes : [],
    ),
  );
  const pictures = new Set(findings.flatMap(({ detail, nodes }) => (detail === 'backgroundImage' ? nodes : [])));
  const kept = (nodes: EmailDocument['nodes']): EmailDocument['nodes'] =>
    nodes.flatMap((node) => {
      if (gone.has(node.id)) return [];
      const { backgroundImage: _, ...style } = node.style;
      return [
        { ...node, ...(pictures.has(node.id) && { style }), ...(node.children && { children: kept(node.children) }) },
      ];
    });
  return { ...document, nodes: kept(document.nodes) };
}

describe('a mail of the library', () => {
  const mails = LIBRARY.flatMap((category) => category.mails);
  it.each(mails.map((mail) => [mail.name, mail] as const))(
    '%s is whole in MJML, and when it is read again',
    async (_, mail) => {
      const document = {
        formatVersion: 1,
        settings: mail.settings,
        nodes: [fromSeed(mail.wrapper, blockRegistry)],
      } as const;
      expect(await lost(document)).toEqual([]);
    },
  );
});

describe('a mail by chance', () => {
  const check = async (from: number, count: number) => {
    const losses: string[] = [];
    for (let number = from; number < from + count; number += 1) {
      const document = randomMail(number);
      for (const each of await lost(document)) losses.push(`${number} ${each}`);
    }
    expect(losses).toEqual([]);
  };
  it('is whole in MJML, and when it is read again', () => check(1, 12), 60_000);
  deepTest('is whole in MJML, and when it is read again, two hundred times', () => check(100, 200), 600_000);
});

describe('conditions, repeats and fields', () => {
  it.each(['mailchimp', 'klaviyo', 'hubspot', 'jinja', 'handlebars'] as const)(
    'leave as %s reads them, and come back',
    async (id) => {
      const profile = findProfile(id as ProfileChoice);
      if (!profile) throw new Error(`No profile ${id}`);
      const writer = createProfileWriter(profile);
      for (const number of [3, 7, 11]) {
        const document = randomMail(number);
        const { content } = exportMjml(document, { ...OPTIONS, profile: writer });
        const { html, errors } = await compiled(content);
        expect(errors).toEqual([]);
        const whole = renderDocument(document, { ...OPTIONS, profile: writer }).html;
        const tags = (text: string) => (text.match(/\{%[^%]*%\}|\*\|[^|]*\|\*|\{\{[#/][^}]*\}\}/g) ?? []).toSorted();
        expect(tags(html)).toEqual(tags(whole));
      }
    },
  );
});

import { createMailTasks, type MailTasks } from '../../apps/server/src/modules/mail-work/mail-tasks.ts';
import { HEAVY, HEAVY_FOR } from '../../apps/server/src/modules/mail-work/mail-work.ts';
import { islandComponents } from '../../apps/server/src/testing/documents.ts';
import { mailOf, section, textBlock } from '../../apps/server/src/testing/modules.ts';
import { blockRegistry } from '../../packages/blocks/src/index.ts';
import { findProfile, type TemplateBody } from '../../packages/contract/src/index.ts';
import { type DocumentNode, readDocument } from '../../packages/document/src/index.ts';

/** Longest time that one kind of task holds up everybody, done in the thread that answers requests. */
export interface HostileTask {
  readonly name: string;
  /** Milliseconds of the processor. */
  readonly took: number;
}

const tasks = createMailTasks({ assetBase: 'https://mail.example', mergeSyntax: '{{ name }}' });
const INFO = {
  name: 'Spring',
  subject: 'Spring',
  preheader: '',
  purpose: 'marketing',
  isSystem: false,
  categories: [],
} as const;
const PLAN = { customCode: false };
const WRITING = { info: INFO, profile: findProfile('mailchimp')?.id ?? 'custom' } as const;

const UTM = [{ name: 'utm_source', value: 'spring' }];
const BEGINNING = { info: INFO, linkParameters: UTM } as const;
const MODULE = { moduleId: 'm', name: 'Spring', version: 2 } as const;
const SWAP = { from: '/a.example/x.png', to: '/a.example/y.png', width: 600, alts: new Map<string, string>() } as const;
const FEATURES = { customCode: false, products: true } as const;

/** A body, and the same as a linked module of another version. */
interface HostileBody {
  readonly body: TemplateBody;
  readonly nodes: readonly DocumentNode[];
  readonly linked: TemplateBody;
}

/** Each kind of task about a body; they may refuse it. */
const KINDS: { readonly [Name in keyof MailTasks]: (hostile: HostileBody) => unknown } = {
  makeBody: ({ body }) => tasks.makeBody({ change: body, stored: null, info: INFO, plan: PLAN }),
  makeCopy: ({ body }) =>
    tasks.makeCopy({ change: { components: body.components }, stored: null, info: INFO, plan: PLAN, kind: null }),
  moduleContent: ({ body }) => tasks.moduleContent({ kind: 'block', body }),
  moduleParts: ({ body }) => tasks.moduleParts({ kind: 'block', body }),
  contentNodes: ({ body }) => tasks.contentNodes({ kind: 'block', body }),
  mailFindings: ({ body }) => tasks.mailFindings({ body, now: 1, ...WRITING }),
  exportedMail: ({ body }) => tasks.exportedMail({ body, isLayout: false, ...WRITING }),
  exportedHtml: ({ body }) => tasks.exportedHtml({ body, ...WRITING }),
  exportedText: ({ body }) => tasks.exportedText({ body, ...WRITING }),
  exportedMjml: ({ body }) => tasks.exportedMjml({ body, ...WRITING }),
  writtenBody: ({ body }) => tasks.writtenBody({ body, ...WRITING }),
  sampleMail: ({ body }) => tasks.sampleMail({ body, info: INFO, fields: [], linkless: true }),
  mailBrand: ({ body }) => tasks.mailBrand({ body }),
  pageBrand: ({ body: { html } }) => tasks.pageBrand({ html, address: 'https://a.example/', css: [] }),
  pageStyleSheets: ({ body: { html } }) => tasks.pageStyleSheets({ html, address: 'https://a.example/' }),
  listRules: ({ body }) => tasks.listRules({ body }),
  withLists: ({ body }) => tasks.withLists({ body, info: INFO, answers: [] }),
  renewedBody: ({ body: stored }) => tasks.renewedBody({ stored, ...BEGINNING }),
  madeOfModules: ({ body }) => {
    const picked = [{ ...MODULE, kind: 'block', body }] as const;
    return tasks.madeOfModules({ picked, as: 'linked', ...BEGINNING });
  },
  makeModule: ({ body: { html, customStyles: css } }) =>
    tasks.makeModule({ sent: { html, css }, source: null, name: 'Spring', plan: PLAN, gone: [] }),
  writtenMail: ({ body }) => tasks.writtenMail({ body, subject: 'Spring', ...WRITING }),
  impactOf: ({ linked, nodes }) =>
    tasks.impactOf({ info: INFO, body: linked, edit: { kind: 'module', content: { ...MODULE, nodes } } }),
  editedBody: ({ linked, nodes }) =>
    tasks.editedBody({ stored: linked, edit: { kind: 'module', content: { ...MODULE, nodes } } }),
  owedLost: ({ nodes }) => tasks.owedLost({ shown: nodes, next: nodes }),
  editedByCommands: ({ body: stored, nodes }) => {
    const ids = nodes.map(({ id }) => id);
    return tasks.editedByCommands({ stored, commands: [{ type: 'duplicate', ids }], features: FEATURES });
  },
  withImage: ({ body: stored }) => tasks.withImage({ stored, swap: SWAP }),
  htmlWithImage: ({ body }) => tasks.htmlWithImage({ body, info: INFO, swap: SWAP }),
};

/** Number of times that a task holds its content, e.g. as HTML and as components; the size of a body is divided by it. */
const TIMES = 2;
const TIMES_OF: { readonly [Name in keyof MailTasks]?: number } = { editedBody: 3, impactOf: 3 };

const PIECES = [
  '<p>Word.</p>',
  '<div>',
  '<',
  '<!--[if mso]>',
  '<b><i>',
  '{% if a %}',
  '{{ a }}',
  '{{#a}}',
  '<a "',
  '&amp',
];
const LONGER = [
  '<table><tr><td>',
  '<a href="https://a.example/{{ a }}">x</a>',
  'Main Street 1, 12345 Town ',
  '*|A|*',
  ' ',
];

function bodiesOf(size: number): readonly (readonly [name: string, body: TemplateBody])[] {
  const filled = (piece: string, before = '', after = '') =>
    before + piece.repeat(Math.floor((size - before.length) / piece.length)) + after;
  const stored = (html: string, customStyles = '') => ({
    html,
    css: '',
    style: null,
    customStyles,
    components: islandComponents(html),
  });
  const blocks = Array.from({ length: Math.floor(size / 220) }, (_, index) => textBlock('x {{ a }}', `t${index}`));
  return [
    ...[...PIECES, ...LONGER].map((piece) => [piece, stored(filled(piece))] as const),
    ['open formatting in paragraphs', stored(filled('<p>x', '<b><i><u><s>'.repeat(100)))],
    ['styles of tags', stored(filled('{% if a %}', '<style>', '</style>'))],
    ['an attribute of no CSS', stored(filled('b c;', '<p style="', '">x</p>'))],
    ['styles of a module', stored('<p>x</p>', filled('{% if a %}'))],
    ['a section of small blocks', { ...stored(''), components: mailOf([section(blocks)]) }],
  ];
}

function hostileBody(body: TemplateBody): HostileBody {
  const { nodes } = readDocument(body.components, blockRegistry).document;
  const made = nodes.map((node) => ({ ...madeFrom(node), instance: { ...MODULE, id: 'i', version: 1 } }));
  return { body, nodes, linked: { ...body, components: { ...body.components, nodes: made } } };
}

function madeFrom(node: DocumentNode): DocumentNode {
  const { id, children } = node;
  return { ...node, id: `of-${id}`, origin: id, ...(children && { children: children.map(madeFrom) }) };
}

/** Measures each kind of task with bodies made to be slow, as large as is done where requests are answered; the slowest of each. */
export async function measureHostileTasks(): Promise<readonly HostileTask[]> {
  const measured: HostileTask[] = [];
  for (const kind of Object.keys(KINDS) as (keyof MailTasks)[]) {
    const slowest = { name: '', took: 0 };
    for (const [name, body] of bodiesOf((HEAVY_FOR[kind] ?? HEAVY) / (TIMES_OF[kind] ?? TIMES))) {
      const hostile = hostileBody(body);
      const before = process.cpuUsage();
      await Promise.resolve()
        .then(() => KINDS[kind](hostile))
        .catch(() => undefined);
      const { user, system } = process.cpuUsage(before);
      const took = (user + system) / 1000;
      if (took > slowest.took) Object.assign(slowest, { name: `${kind} of ${name}`, took });
    }
    measured.push(slowest);
  }
  return measured.sort((one, two) => two.took - one.took);
}

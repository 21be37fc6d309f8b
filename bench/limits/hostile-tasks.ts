import { createMailTasks, type MailTasks } from '../../apps/server/src/modules/mail-work/mail-tasks.ts';
import { HEAVY, HEAVY_FOR } from '../../apps/server/src/modules/mail-work/mail-work.ts';
import { islandComponents } from '../../apps/server/src/testing/documents.ts';
import { mailOf, section, textBlock } from '../../apps/server/src/testing/modules.ts';
import { findProfile, type TemplateBody } from '../../packages/contract/src/index.ts';

/** What one kind of task did to everybody, done where requests are answered. */
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

/** Tasks about a stored body that are done at once where it is small; they may refuse it. */
const KINDS: { readonly [Name in keyof MailTasks]?: (body: TemplateBody) => unknown } = {
  makeBody: (body) => tasks.makeBody({ change: body, stored: null, info: INFO, plan: PLAN }),
  makeCopy: (body) =>
    tasks.makeCopy({ change: { components: body.components }, stored: null, info: INFO, plan: PLAN, kind: null }),
  moduleContent: (body) => tasks.moduleContent({ kind: 'block', body }),
  moduleParts: (body) => tasks.moduleParts({ kind: 'block', body }),
  contentNodes: (body) => tasks.contentNodes({ kind: 'block', body }),
  mailFindings: (body) => tasks.mailFindings({ body, now: 1, ...WRITING }),
  exportedMail: (body) => tasks.exportedMail({ body, isLayout: false, ...WRITING }),
  exportedHtml: (body) => tasks.exportedHtml({ body, ...WRITING }),
  exportedText: (body) => tasks.exportedText({ body, ...WRITING }),
  exportedMjml: (body) => tasks.exportedMjml({ body, ...WRITING }),
  writtenBody: (body) => tasks.writtenBody({ body, ...WRITING }),
  sampleMail: (body) => tasks.sampleMail({ body, info: INFO, fields: [], linkless: true }),
  mailBrand: (body) => tasks.mailBrand({ body }),
  pageBrand: ({ html }) => tasks.pageBrand({ html, address: 'https://a.example/', css: [] }),
  pageStyleSheets: ({ html }) => tasks.pageStyleSheets({ html, address: 'https://a.example/' }),
  listRules: (body) => tasks.listRules({ body }),
};

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

/** Measures each kind of task with bodies made to be slow, as large as is done where requests are answered; the slowest of each. */
export async function measureHostileTasks(): Promise<readonly HostileTask[]> {
  const measured: HostileTask[] = [];
  for (const [kind, run] of Object.entries(KINDS)) {
    const slowest = { name: '', took: 0 };
    // Halved: html and components hold the same.
    for (const [name, body] of bodiesOf((HEAVY_FOR[kind as keyof MailTasks] ?? HEAVY) / 2)) {
      const before = process.cpuUsage();
      await Promise.resolve()
        .then(() => run(body))
        .catch(() => undefined);
      const { user, system } = process.cpuUsage(before);
      const took = (user + system) / 1000;
      if (took > slowest.took) Object.assign(slowest, { name: `${kind} of ${name}`, took });
    }
    measured.push(slowest);
  }
  return measured.sort((one, two) => two.took - one.took);
}

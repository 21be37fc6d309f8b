import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { BLOCKS } from '@mailwright/blocks';
import { samplesOf } from '../../packages/blocks/src/testing/samples.ts';
import { ATTACKS, BROWSER_ATTACKS, CANARY, HINTS, REACHES, TRICKS } from '../../packages/island/src/testing/attacks.ts';
import { node, type StoredNode, section } from './sample-mail.ts';

/** All attacks; what they would fetch is on this host. */
export function attacksOn(host: string): readonly string[] {
  return [...ATTACKS, ...TRICKS, ...BROWSER_ATTACKS, ...REACHES].map((attack) => attack.replaceAll(CANARY, host));
}

export function hintsOf(host: string): readonly string[] {
  return HINTS.map((hint) => hint.replaceAll(CANARY, host));
}

/** Closes everything that an attack may leave open, so that it does not swallow the next attack. */
const ENDS =
  '--></title></textarea></noembed></noscript></xmp></style></script></select></template></svg></math></object>';

/** A whole mail: those that belong into the head stand there too. */
export function attackMail(attacks: readonly string[]): string {
  const head = attacks.filter((attack) => /^<(?:link|style|meta|base|script)\b/i.test(attack));
  return `<!doctype html><html><head><title>Attacks</title>${head.join(`${ENDS}\n`)}</head><body>\n${attacks.join(`${ENDS}\n`)}\n<p>The end</p></body></html>`;
}

/** Strings that leave the place they are written into, if it is not held. */
const BREAKOUTS = (host: string) => [
  `"'></style></textarea></title><img src=x onerror=alert(1)><script>alert(1)</script><!--`,
  'javascript:alert(1)//https://x.example/',
  `#fff;background:url(javascript:alert(1));x:expression(alert(1))}@import url(${host}/own.css);a{`,
  `url(${host}/font.woff2)");}</style><svg onload=alert(1)>`,
];

/** Every string of every block, in props and styles, in every one of those ways: one at a time. */
export function attackedBlocks(host: string): readonly StoredNode[] {
  const [, , ...styled] = BREAKOUTS(host);
  return BLOCKS.filter(({ kind }) => kind === 'block').flatMap((block) => {
    const samples = samplesOf(block);
    const sample = samples.find(({ name }) => name.endsWith('styled'))?.node ?? samples[0]?.node;
    if (!sample) return [];
    const { type, props, style } = JSON.parse(JSON.stringify(sample));
    const inProps = BREAKOUTS(host).flatMap((text) =>
      variantsOf(props, text).map((changed) => ({ ...node(type, Object(changed)), version: block.version })),
    );
    const inStyle = styled.flatMap((text) =>
      variantsOf(style, text).map((changed) => ({ ...node(type, props), style: changed, version: block.version })),
    );
    return [...inProps, ...inStyle];
  });
}

/** Copies of a value that each have one of its strings changed. */
function variantsOf(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    variantsOf(member, text).map((changed) =>
      Array.isArray(value)
        ? value.map((old, at) => (String(at) === key ? changed : old))
        : { ...value, [key]: changed },
    ),
  );
}

/** Each piece of code as a block of its own. */
export function codeBlocks(sources: readonly string[]): readonly StoredNode[] {
  return sources.map((source) => section(node('html', { source })));
}

interface StoredBody {
  readonly html: string;
  readonly css: string;
  readonly customStyles: string;
  readonly style: unknown;
  readonly components: unknown;
}

/** Writes into the database of a running server what no call would let pass. */
export function writeBody(dataDir: string, templateId: string, change: Partial<StoredBody>): void {
  const database = new DatabaseSync(`${dataDir}/mailwright.db`);
  const row = database.prepare('select hash, content from bodies where template_id = ?').get(templateId);
  if (!(row?.content instanceof Uint8Array)) throw new Error('The template has no body');
  const body = { ...JSON.parse(brotliDecompressSync(row.content).toString()), ...change };
  const content = brotliCompressSync(JSON.stringify(body));
  database.prepare('update bodies set content = ? where template_id = ?').run(content, templateId);
  database.close();
}

/** The same for a template's own names and for the samples of merge fields. */
export function writeNames(dataDir: string, templateId: string, text: string): void {
  const database = new DatabaseSync(`${dataDir}/mailwright.db`);
  database
    .prepare('update templates set name = ?, description = ?, tags = ?, preheader = ? where id = ?')
    .run(text, text, text, text, templateId);
  database.prepare('update custom_fields set sample = ?, label = ?').run(text, text);
  database.close();
}

import type { DocumentNode } from '@mailwright/document';
import type { ImportedMjml } from '../mjml/import-mjml.ts';
import { importMjml } from '../mjml/import-mjml.ts';
import type { MjmlHead, MjmlPart } from '../mjml/mjml-tree.ts';

type Attributes = Readonly<Record<string, string>>;

const HEAD: MjmlHead = {
  title: '',
  preview: '',
  lang: 'und',
  dir: 'auto',
  styles: [],
  ownStyles: '',
  raw: '',
  fonts: [],
  htmlAttributes: [],
};

/** A part as MJML gives it, in a column of 600 pixels; all its attributes are taken as the author's. */
export function part(tag: string, attributes: Attributes = {}, more: Partial<MjmlPart> = {}): MjmlPart {
  const given = Object.keys(attributes);
  return { tag, line: 1, attributes, given, width: 600, content: '', html: '', children: [], ...more };
}

/** A text with MJML's own look. */
export function text(content: string, attributes: Attributes = {}, style = ''): MjmlPart {
  const look = `font-family:Ubuntu, Arial, sans-serif;font-size:13px;line-height:1;text-align:left;color:#000000;${style}`;
  return part('mj-text', { padding: '10px 25px', ...attributes }, { html: `<div style="${look}">${content}</div>` });
}

export function column(children: readonly MjmlPart[], attributes: Attributes = {}): MjmlPart {
  return part('mj-column', attributes, { children });
}

export function section(children: readonly MjmlPart[], attributes: Attributes = {}): MjmlPart {
  return part('mj-section', { padding: '20px 0', ...attributes }, { children });
}

/** Imports a mail of these sections. */
export async function imported(body: readonly MjmlPart[], head: Partial<MjmlHead> = {}): Promise<ImportedMjml> {
  const root = part('mj-body', { width: '600px', 'background-color': '#eeeeee' }, { children: body });
  return importMjml({ head: { ...HEAD, ...head }, body: root, includes: [] });
}

/** The blocks that parts in one column become, and the findings as words. */
export async function importedBlocks(
  parts: readonly MjmlPart[],
  head: Partial<MjmlHead> = {},
): Promise<{
  readonly blocks: readonly DocumentNode[];
  readonly said: readonly string[];
  readonly mail: ImportedMjml;
}> {
  const mail = await imported([section([column(parts)])], head);
  const blocks = mail.document.nodes[0]?.children?.[0]?.children?.[0]?.children ?? [];
  return { blocks, said: saidOf(mail), mail };
}

/** `changed mj-text text setting-left-out height`, one for each finding. */
export function saidOf({ report }: ImportedMjml): readonly string[] {
  return report.findings.map(({ fidelity, part: name, block, reason, detail }) =>
    [fidelity, name, block ?? '-', reason, detail].filter((word) => word !== undefined).join(' '),
  );
}

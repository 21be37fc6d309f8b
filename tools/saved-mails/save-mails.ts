import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBodyComposer, mailOf } from '../../apps/server/src/modules/templates/update/compose-body.ts';
import { BASIC_LAYOUTS } from '../../apps/server/src/seed/content/layouts.ts';
import { LIBRARY } from '../../apps/server/src/seed/content/library.ts';
import { composeMail } from '../../apps/server/src/seed/stored-mail.ts';
import { blockRegistry } from '../../packages/blocks/src/index.ts';
import { writeDocument } from '../../packages/document/src/index.ts';
import { renderText } from '../../packages/render/src/index.ts';
import { root } from '../runtime/root.mjs';
import { blockMails } from './block-mails.ts';

const ASSET_BASE = 'https://mail.example';
const MERGE_SYNTAX = '{{ name }}';

/**
 * Writes the system templates and mails of every block, as this release stores and renders them, for
 * `saved-mails.test.ts` of packages/render. Once a release is out, what it saved is never written again.
 */
export async function saveMails(version: string): Promise<void> {
  const folder = join(root, 'packages/render/src/testing/saved-mails');
  const lines: string[] = [];
  const compose = createBodyComposer({ assetBase: () => ASSET_BASE, mergeSyntax: MERGE_SYNTAX });
  const save = (name: string, preheader: string, components: Record<string, unknown> | null) => {
    const { html } = compose({ components }, null, { name, preheader });
    const text = renderText(mailOf(components ?? {}, ''), {
      registry: blockRegistry,
      assetBase: ASSET_BASE,
      mergeSyntax: MERGE_SYNTAX,
    });
    lines.push(JSON.stringify({ name, preheader, html: sha256(html), text: sha256(text), components }));
  };
  // The composer needs neither the database nor the store of a seed.
  const context = { compose } as unknown as Parameters<typeof composeMail>[0];
  for (const mail of [...BASIC_LAYOUTS, ...LIBRARY.flatMap(({ mails }) => mails)]) {
    save(mail.name, mail.preheader, (await composeMail(context, mail)).components);
  }
  for (const [name, document] of blockMails()) save(name, `All of: ${name}`, { ...writeDocument(document) });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${version}.jsonl`), `${lines.join('\n')}\n`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, fromSeed, type NodeSeed, readDocument, writeDocument } from '@mailwright/document';
import { createBodyComposer } from '../../apps/server/src/modules/templates/update/compose-body.ts';
import { LIBRARY } from '../../apps/server/src/seed/content/library.ts';
import { composeMail } from '../../apps/server/src/seed/stored-mail.ts';

/** Stands in the words of the mail for whose mail it is, and for which save. */
const OWNER = '@@owner@@';
const SAVE = '@@save@@';

/** A mail as people have them, as the JSON that the editor sends; different for everybody and with each save. */
export interface SavedMail {
  /** JSON of `components`. */
  json(owner: string, save: number): string;
}

/** Sections of all mails of the library in turn, until the document has about this many bytes of JSON. */
export async function mailOfSize(bytes: number): Promise<SavedMail> {
  const compose = createBodyComposer({ assetBase: () => '', mergeSyntax: '{{ name }}' });
  const context = { compose } as Parameters<typeof composeMail>[0];
  const mails = await Promise.all(LIBRARY.flatMap(({ mails }) => mails).map((mail) => composeMail(context, mail)));
  // Read once, as the editor reads what it opens.
  const documents = mails.map(({ components }) => readDocument(components, blockRegistry).document);
  const sections = documents.flatMap(({ nodes }) => nodes[0]?.children ?? []);
  const [first] = documents;
  if (!first || sections.length === 0) throw new Error('The library has no mails');
  const chosen: DocumentNode[] = [];
  for (let size = 0, index = 0; size < bytes; index += 1) {
    const section = withMarkedWords(fromSeed(sections[index % sections.length] as NodeSeed, blockRegistry));
    chosen.push(section);
    size += JSON.stringify(section).length;
  }
  const [wrapper] = first.nodes;
  if (!wrapper) throw new Error('A mail has a page wrapper');
  const document = { ...first, nodes: [{ ...wrapper, children: chosen }] };
  // One text alone differs from save to save: what people change between two saves.
  const text = JSON.stringify(writeDocument(document)).replace(OWNER, `${OWNER}${SAVE}`);
  return { json: (owner, save) => text.replaceAll(OWNER, owner).replaceAll(SAVE, String(save)) };
}

/** Each text of the section begins with whose it is: no two people have one text alike. */
function withMarkedWords(section: DocumentNode): DocumentNode {
  return JSON.parse(JSON.stringify(section), (key, value) =>
    key === 'text' && typeof value === 'string' ? `${OWNER} ${value}` : value,
  );
}

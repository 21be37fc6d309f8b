import { blockRegistry } from '@mailwright/blocks';
import { type CreateTemplateRequest, type ModuleKind, REFUSALS, type TemplateBody } from '@mailwright/contract';
import {
  blankDocument,
  copySeeds,
  createId,
  type EmailDocument,
  linkedSeeds,
  type ModuleContent,
  moduleNodes,
  PAGE_WRAPPER_TYPE,
  readDocument,
  runCommand,
} from '@mailwright/document';
import { AppError } from '../../../app-error.ts';
import { withModuleCss } from '../../custom-modules/module-css.ts';

/** Module as a mail is made of it: what names it, and the document of its latest version. */
export interface PickedModule extends Omit<ModuleContent, 'nodes'> {
  readonly kind: ModuleKind;
  readonly body: Pick<TemplateBody, 'components' | 'customStyles'>;
}

export type InsertAs = NonNullable<CreateTemplateRequest['modules']>['as'];

/**
 * Returns a mail of modules in their order, with the general settings and the page of the first.
 * @throws AppError when this release cannot read one, or a mail cannot hold them together
 */
export function mailOfModules(picked: readonly PickedModule[], as: InsertAs): EmailDocument {
  const read = picked.map(readPicked);
  const blank = blankDocument(blockRegistry);
  const [first] = read;
  const nodes = blank.nodes.map((node) => (first ? { ...node, style: first.pageStyle } : node));
  let mail: EmailDocument = { ...blank, settings: first?.settings ?? blank.settings, nodes };
  const context = {
    registry: blockRegistry,
    mode: 'advanced',
    // Whoever may read a module may start from it, as from a template.
    features: { customCode: true, products: true },
    readOnly: false,
  } as const;
  for (const [index, { nodes, module }] of read.entries()) {
    const seeds = as === 'linked' ? linkedSeeds(nodes, module) : copySeeds(nodes);
    const wrapper = mail.nodes.find(({ type }) => type === PAGE_WRAPPER_TYPE);
    const target = { parentId: wrapper?.id ?? null, index: wrapper?.children?.length ?? 0 };
    const change = runCommand({ document: mail, context, newId: createId }, { type: 'insert', nodes: seeds, target });
    if (!change.ok) {
      const sentence = REFUSALS[change.reason];
      const details = [{ path: `modules.ids.${index}`, message: sentence, reason: change.reason }];
      throw new AppError('COMMAND_REFUSED', { sentence, details });
    }
    mail = change.document;
  }
  return mail;
}

function readPicked({ kind, body, ...module }: PickedModule) {
  const { document, problems } = readDocument(body.components, blockRegistry);
  const nodes = moduleNodes(document, kind);
  const isBroken = problems.some((problem) => problem.kind === 'node-unreadable' || problem.kind === 'unknown-type');
  if (!nodes || isBroken) throw new AppError('MODULE_UNREADABLE');
  const page = document.nodes.find(({ type }) => type === PAGE_WRAPPER_TYPE);
  return {
    nodes: withModuleCss(nodes, body.customStyles),
    settings: document.settings,
    pageStyle: page?.style ?? {},
    module,
  };
}

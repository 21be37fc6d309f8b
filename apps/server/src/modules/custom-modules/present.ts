import type { Actor, CustomModule, TemplateBody } from '@mailwright/contract';
import { modulePermission } from '@mailwright/contract';
import { isoTime } from '../templates/present.ts';
import { readModule } from './module-content.ts';
import { moduleFacts } from './policy.ts';
import type { ModuleRecord } from './port.ts';

/** The one step from a stored module to an answer; without a body for `hideHtml`. */
export function presentModule(module: ModuleRecord, body: TemplateBody | null, actor: Actor): CustomModule {
  const { template, kind, version, width, words } = module;
  const [category] = template.categories;
  return {
    id: template.id,
    type: 'email',
    name: template.name,
    description: template.description,
    ...(body && presentContent(module, body)),
    templateId: module.sourceTemplateId,
    previewUrl: null,
    createdAt: isoTime(template.created),
    updatedAt: isoTime(template.modified),
    category: category ? { ...category, type: 'email_cb' } : null,
    kind,
    width,
    words,
    isSystem: template.isSystem,
    owner: template.isSystem ? null : template.owner,
    canEdit: modulePermission('edit', actor, moduleFacts(template)).allowed,
    version,
    revision: template.revision,
    hasUnpublishedChanges: template.revision !== module.publishedRevision,
  };
}

function presentContent(
  { kind }: ModuleRecord,
  { html, css, components }: TemplateBody,
): Pick<CustomModule, 'html' | 'css' | 'components' | 'isUnreadable'> {
  const read = readModule({ components }, kind);
  if (!read) return { html, css, isUnreadable: true };
  const nodes = read.components as unknown as Record<string, unknown>[];
  const [first] = nodes;
  return { html, css, isUnreadable: false, components: kind === 'block' && first ? first : nodes };
}

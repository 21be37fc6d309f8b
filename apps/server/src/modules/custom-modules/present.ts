import {
  type Actor,
  type CustomModule,
  endpoints,
  fillPath,
  type ModuleVersion,
  type ModuleVersionContent,
  modulePermission,
} from '@mailwright/contract';
import type { TemplateRecord } from '../templates/port.ts';
import { isoTime } from '../templates/present.ts';
import { moduleFacts } from './policy.ts';
import type { ModuleVersionRecord } from './port.ts';
import type { FoundModule, FoundVersion } from './service.ts';

/** Returns a stored module as the API answers it; without content for `hideHtml`. */
export function presentModule({ module, content }: FoundModule, actor: Actor): CustomModule {
  const { template, kind, version, width, words } = module;
  const [category] = template.categories;
  return {
    id: template.id,
    type: 'email',
    name: template.name,
    description: template.description,
    ...content,
    templateId: module.sourceTemplateId,
    previewUrl: previewUrl(template),
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

export function presentVersion({ version, created, author, uses }: ModuleVersionRecord): ModuleVersion {
  return { version, createdAt: isoTime(created), author, uses };
}

export function presentVersionContent({ module, version, content }: FoundVersion): ModuleVersionContent {
  return {
    ...presentVersion(version),
    moduleId: module.template.id,
    name: module.template.name,
    kind: module.kind,
    components: [content.components ?? []].flat(),
    html: version.body.html,
  };
}

/** Returns the address of the picture; until the new one is made, the picture of the earlier version is shown. */
function previewUrl({ id, thumbnailKey }: TemplateRecord): string | null {
  return thumbnailKey === null ? null : `${fillPath(endpoints.pages.screenshot.path, { id })}?key=${thumbnailKey}`;
}

import {
  type Actor,
  endpoints,
  fillPath,
  may,
  sizeInKb,
  type Template,
  type TemplateBody,
  type TemplateInfo,
  withFavorite,
} from '@mailwright/contract';
import { factsOf, seesCategory } from './policy.ts';
import type { TemplateRecord, Timestamp } from './port.ts';

/** Body of a template without content. */
export const EMPTY_BODY: TemplateBody = { html: '', css: '', style: null, customStyles: '', components: null };

/** Returns a stored template as the API answers it to a person. */
export function presentInfo(record: TemplateRecord, actor: Actor, now: Timestamp): TemplateInfo {
  const facts = factsOf(record, now);
  return {
    id: record.id,
    templateId: record.id,
    name: record.name,
    description: record.description,
    tags: withFavorite(record.tags, record.isFavourite),
    type: record.type,
    status: record.status,
    subject: record.subject,
    preheader: record.preheader,
    preHeader: record.preheader,
    purpose: record.purpose,
    profile: record.profile,
    categories: record.categories
      .filter((category) => seesCategory(actor, record, category))
      .map(({ id, name, group }) => ({ id, name, group })),
    isSystem: record.isSystem,
    isShared: record.isShared,
    isLocked: facts.isLocked,
    userId: record.ownerId,
    collaboratorId: facts.collaboratorId,
    collaboratorsList: [...record.collaborators],
    owner: record.isSystem ? null : record.owner,
    collaborators: [...record.sharedWith],
    lockedBy: facts.isLocked && record.lock ? record.lock.holder : null,
    isOwner: record.ownerId === actor.id,
    isCollaborator: record.collaborators.includes(actor.id),
    canEdit: may('edit', actor, facts),
    revision: record.revision,
    size: sizeInKb(record.size),
    created: isoTime(record.created),
    lastModified: isoTime(record.modified),
    noteCount: may('note', actor, facts) ? record.noteCount : 0,
    thumbnailUrl: thumbnailUrl(record),
  };
}

/**
 * Returns the address of the thumbnail; null while the picture is of an older state, which would mislead: clients draw the mail
 * then.
 */
export function thumbnailUrl({ id, revision, thumbnailRevision, thumbnailKey }: TemplateRecord): string | null {
  if (thumbnailKey === null || thumbnailRevision !== revision) return null;
  return `${fillPath(endpoints.pages.screenshot.path, { id })}?key=${thumbnailKey}`;
}

/** Returns a template with its body. */
export function presentTemplate(
  record: TemplateRecord,
  body: TemplateBody | null,
  actor: Actor,
  now: Timestamp,
): Template {
  return { ...presentInfo(record, actor, now), ...(body ?? EMPTY_BODY) };
}

export function isoTime(time: Timestamp): string {
  return new Date(time).toISOString();
}

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

/** A template that has nothing in it yet. */
export const EMPTY_BODY: TemplateBody = { html: '', css: '', style: null, customStyles: '', components: null };

/** The one step from a stored template to an answer, as one person sees it. */
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

/** A picture of an older state would only mislead; until the new one is made, clients draw the mail. */
export function thumbnailUrl({ id, revision, thumbnailRevision, thumbnailKey }: TemplateRecord): string | null {
  if (thumbnailKey === null || thumbnailRevision !== revision) return null;
  return `${fillPath(endpoints.pages.screenshot.path, { id })}?key=${thumbnailKey}`;
}

/** A template with its body. */
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

import { type Actor, paginate, type TemplateList } from '@mailwright/contract';
import type { Timestamp } from '../port.ts';
import { presentInfo, presentTemplate } from '../present.ts';
import type { FoundTemplates } from '../read-service.ts';

/** Returns a page of templates as the API answers it. */
export function presentList(found: FoundTemplates, pageSize: number, actor: Actor, now: Timestamp): TemplateList {
  const { total, templates, bodies } = found;
  return {
    pagination: paginate(total, pageSize),
    elements: templates.map((record) =>
      bodies ? presentTemplate(record, bodies.get(record.id) ?? null, actor, now) : presentInfo(record, actor, now),
    ),
  };
}

import { endpoints, type Version } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { isoTime, presentTemplate } from '../templates/present.ts';
import type { VersionRecord } from './port.ts';
import { createVersionService } from './service.ts';

/** The same two calls for a user's templates and for system templates. */
export function mountVersions({ mount, repositories, reading, now }: ModuleContext): void {
  const { customModules } = repositories;
  const versions = createVersionService({ versions: repositories.versions, customModules, reading });
  const kinds = [
    { rows: endpoints.userTemplates, isSystem: false },
    { rows: endpoints.systemTemplates, isSystem: true },
  ];
  for (const { rows, isSystem } of kinds) {
    mount(rows.versions, async ({ caller, params, query }) => {
      const found = await versions.list(actorOf(caller), { templateId: params.id, isSystem }, query);
      return answer(200, found.map(presentVersion));
    });

    mount(rows.version, async ({ caller, params: { id, versionDate } }) => {
      const actor = actorOf(caller);
      const request = { templateId: id, isSystem, versionDate: Date.parse(versionDate) };
      const { record, body } = await versions.read(actor, request);
      return answer(200, { ...presentTemplate(record, body, actor, now()), versionDate });
    });
  }
}

function presentVersion({ author, versionDate, label }: VersionRecord): Version {
  return { userId: author.id, author, versionDate: isoTime(versionDate), ...(label && { label }) };
}

import { endpoints, type ResponseBody, type Version } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer, withMembers, writtenBefore } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { isoTime, presentInfo } from '../templates/present.ts';
import type { VersionRecord } from './port.ts';
import { createVersionService } from './service.ts';

/** Mounts the same two calls for a user's templates and for system templates. */
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
      const { record, text } = await versions.read(actor, request);
      const info = endpoints.userTemplates.info.responses[200].parse(presentInfo(record, actor, now()));
      return answer(200, writtenBefore<TemplateVersion>(withMembers({ ...info, versionDate }, text)));
    });
  }
}

type TemplateVersion = ResponseBody<typeof endpoints.userTemplates.version, 200>;

function presentVersion({ author, versionDate, label }: VersionRecord): Version {
  return { userId: author.id, author, versionDate: isoTime(versionDate), ...(label && { label }) };
}

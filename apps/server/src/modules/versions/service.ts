import type { Actor, ListRange, TemplateBody } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { ModuleRepository } from '../custom-modules/port.ts';
import type { TemplateRecord } from '../templates/port.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import type { VersionRecord, VersionRepository } from './port.ts';

/** Template and its kind, of the system or of a person; a template of the other kind is not found. */
interface VersionRequest {
  readonly templateId: string;
  readonly isSystem: boolean;
}

export interface VersionService {
  list(actor: Actor, request: VersionRequest, part: ListRange): Promise<readonly VersionRecord[]>;
  /** Returns the template as it was then, and the JSON of its body, UTF-8. */
  read(
    actor: Actor,
    request: VersionRequest & { readonly versionDate: number },
  ): Promise<{ readonly record: TemplateRecord; readonly text: Buffer }>;
}

export interface VersionDeps {
  readonly versions: VersionRepository;
  readonly customModules: Pick<ModuleRepository, 'withoutGone'>;
  readonly reading: Pick<TemplateReadService, 'requirePermission'>;
}

export function createVersionService({ versions, customModules, reading }: VersionDeps): VersionService {
  async function find(actor: Actor, { templateId, isSystem }: VersionRequest): Promise<TemplateRecord> {
    const record = await reading.requirePermission(actor, templateId, 'versions');
    // Modules are edited by the calls for one's own templates, those of the system too.
    if (record.type === 'email' && record.isSystem !== isSystem) throw new AppError('TEMPLATE_NOT_FOUND');
    return record;
  }

  /**
   * Returns the JSON of a body without links to deleted modules, whose content stays as a copy; JSON without links is returned
   * unread.
   */
  async function asRead(text: Buffer): Promise<Buffer> {
    if (!text.includes('"instance":')) return text;
    const body: TemplateBody = JSON.parse(text.toString());
    return Buffer.from(JSON.stringify(await customModules.withoutGone(body)));
  }

  return {
    async list(actor, request, part) {
      await find(actor, request);
      return versions.list(request.templateId, part);
    },

    async read(actor, { versionDate, ...request }) {
      const record = await find(actor, request);
      const version = await versions.readText(request.templateId, versionDate);
      if (!version) throw new AppError('VERSION_NOT_FOUND');
      const { subject, text } = version;
      return { record: { ...record, subject: subject ?? record.subject }, text: await asRead(text) };
    },
  };
}

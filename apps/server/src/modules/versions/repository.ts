import type { Database } from '../../db/database.ts';
import { NO_LIMIT } from '../../db/no-limit.ts';
import type { VersionRecord, VersionRepository } from './port.ts';
import { bodyText, readBody } from './prepare-body.ts';

export function createVersionRepository({ kysely }: Database): VersionRepository {
  const versions = (templateId: string) =>
    kysely
      .selectFrom('versions as v')
      .leftJoin('users as u', 'u.id', 'v.user_id')
      .select(['v.version_at', 'v.user_id', 'v.subject', 'v.label', 'u.first_name', 'u.last_name'])
      .where('v.template_id', '=', templateId);

  type Row = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>;

  const toRecord = (row: Row): VersionRecord => ({
    author: { id: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
    versionDate: row.version_at,
    subject: row.subject,
    label: row.label === null ? null : JSON.parse(row.label),
  });

  const withContent = (templateId: string, versionDate: number) =>
    versions(templateId)
      .innerJoin('bodies as b', (join) =>
        join.onRef('b.template_id', '=', 'v.template_id').onRef('b.hash', '=', 'v.hash'),
      )
      .select('b.content')
      .where('v.version_at', '=', versionDate)
      .executeTakeFirst();

  return {
    async list(templateId, { limit, offset } = { offset: 0 }) {
      const rows = versions(templateId).orderBy('v.version_at', 'desc');
      return (
        await rows
          .limit(limit ?? NO_LIMIT)
          .offset(offset)
          .execute()
      ).map(toRecord);
    },

    async read(templateId, versionDate) {
      const row = await withContent(templateId, versionDate);
      return row ? { ...toRecord(row), body: await readBody(row.content) } : null;
    },

    async wasPublic(templateId, versionDate) {
      const row = await kysely
        .selectFrom('versions as v')
        .innerJoin('templates as t', 't.id', 'v.template_id')
        .select('v.version_at')
        .where('v.template_id', '=', templateId)
        .where('v.version_at', '=', versionDate)
        .where(({ and, eb, or, ref }) =>
          or([
            eb('v.public_at', 'is not', null),
            and([
              eb('v.version_at', '=', ref('t.versioned_at')),
              or([eb('t.public_at', 'is not', null), eb('t.status', '=', 'published')]),
            ]),
          ]),
        )
        .executeTakeFirst();
      return row !== undefined;
    },

    async readText(templateId, versionDate) {
      const row = await withContent(templateId, versionDate);
      return row ? { ...toRecord(row), text: await bodyText(row.content) } : null;
    },
  };
}

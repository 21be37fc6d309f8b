import type { Database } from '../../../db/database.ts';
import { inPages, PAGE } from './in-pages.ts';
import type { PersonalDataRepository } from './port.ts';
import { nameOf, time } from './told-values.ts';

type SharedRows = Pick<PersonalDataRepository, 'sharing' | 'contributions' | 'notes' | 'favorites'>;

/** Reads what a person did together with others: the person's own texts, and the names of others. */
export function createSharedRows({ kysely }: Database): SharedRows {
  async function* given(id: string) {
    const rows = inPages<{ readonly template_id: string; readonly user_id: string; readonly told: object }>(
      async (after) => {
        const found = await kysely
          .selectFrom('collaborators as c')
          .innerJoin('templates as t', 't.id', 'c.template_id')
          .innerJoin('users as u', 'u.id', 'c.user_id')
          .select(['c.template_id', 'c.user_id', 'c.added_at', 't.name', 'u.first_name', 'u.last_name'])
          .where('t.owner_id', '=', id)
          .$if(after !== null, (query) =>
            query.where((eb) =>
              eb.or([
                eb('c.template_id', '>', after?.template_id ?? ''),
                eb.and([
                  eb('c.template_id', '=', after?.template_id ?? ''),
                  eb('c.user_id', '>', after?.user_id ?? ''),
                ]),
              ]),
            ),
          )
          .orderBy('c.template_id')
          .orderBy('c.user_id')
          .limit(PAGE)
          .execute();
        return found.map(({ template_id, user_id, name, added_at, ...person }) => ({
          template_id,
          user_id,
          told: { template: name, templateId: template_id, since: time(added_at), sharedWith: nameOf(person) },
        }));
      },
    );
    for await (const { told } of rows) yield { ...told };
  }

  async function* received(id: string) {
    const rows = inPages<{ readonly template_id: string; readonly told: object }>(async (after) => {
      const found = await kysely
        .selectFrom('collaborators as c')
        .innerJoin('templates as t', 't.id', 'c.template_id')
        .innerJoin('users as u', 'u.id', 't.owner_id')
        .select(['c.template_id', 'c.added_at', 't.name', 'u.first_name', 'u.last_name'])
        .where('c.user_id', '=', id)
        .where('c.template_id', '>', after?.template_id ?? '')
        .orderBy('c.template_id')
        .limit(PAGE)
        .execute();
      return found.map(({ template_id, name, added_at, ...owner }) => ({
        template_id,
        told: { template: name, templateId: template_id, since: time(added_at), sharedBy: nameOf(owner) },
      }));
    });
    for await (const { told } of rows) yield { ...told };
  }

  async function* versionsOfThem(id: string) {
    const rows = inPages<{ readonly id: string; readonly at: number; readonly told: object }>(async (after) => {
      const found = await kysely
        .selectFrom('versions as v')
        .innerJoin('templates as t', 't.id', 'v.template_id')
        .select(['t.id', 't.name', 't.owner_id', 'v.version_at as at'])
        .where('v.user_id', '=', id)
        .$if(after !== null, (query) =>
          query.where((eb) =>
            eb.or([
              eb('t.id', '>', after?.id ?? ''),
              eb.and([eb('t.id', '=', after?.id ?? ''), eb('v.version_at', '>', after?.at ?? 0)]),
            ]),
          ),
        )
        .orderBy('t.id')
        .orderBy('v.version_at')
        .limit(PAGE)
        .execute();
      return found.map(({ id: templateId, name, owner_id, at }) => ({
        id: templateId,
        at,
        told: { kind: 'version', template: name, templateId, isOwn: owner_id === id, at: time(at) },
      }));
    });
    for await (const { told } of rows) yield { ...told };
  }

  async function* moduleVersionsOfThem(id: string) {
    const rows = inPages<{ readonly id: string; readonly version: number; readonly told: object }>(async (after) => {
      const found = await kysely
        .selectFrom('module_versions as v')
        .innerJoin('templates as t', 't.id', 'v.module_id')
        .select(['t.id', 't.name', 't.owner_id', 'v.version', 'v.created_at'])
        .where('v.user_id', '=', id)
        .$if(after !== null, (query) =>
          query.where((eb) =>
            eb.or([
              eb('t.id', '>', after?.id ?? ''),
              eb.and([eb('t.id', '=', after?.id ?? ''), eb('v.version', '>', after?.version ?? 0)]),
            ]),
          ),
        )
        .orderBy('t.id')
        .orderBy('v.version')
        .limit(PAGE)
        .execute();
      return found.map(({ id: moduleId, name, owner_id, version, created_at }) => ({
        id: moduleId,
        version,
        told: {
          kind: 'module version',
          module: name,
          moduleId,
          isOwn: owner_id === id,
          version,
          at: time(created_at),
        },
      }));
    });
    for await (const { told } of rows) yield { ...told };
  }

  return {
    async *sharing(id) {
      yield* given(id);
      yield* received(id);
    },

    async *contributions(id) {
      yield* versionsOfThem(id);
      yield* moduleVersionsOfThem(id);
    },

    notes: (id) =>
      inPages(async (after: { readonly id: string } | null) => {
        const rows = await kysely
          .selectFrom('notes as n')
          .innerJoin('templates as t', 't.id', 'n.template_id')
          .select(['n.id', 'n.text', 'n.created_at', 't.name', 't.id as template_id'])
          .where('n.user_id', '=', id)
          .where('n.id', '>', after?.id ?? '')
          .orderBy('n.id')
          .limit(PAGE)
          .execute();
        return rows.map((row) => ({
          id: row.id,
          template: row.name,
          templateId: row.template_id,
          at: time(row.created_at),
          text: row.text,
        }));
      }),

    favorites: (id) =>
      inPages(async (after: { readonly templateId: string } | null) => {
        const rows = await kysely
          .selectFrom('favourites as f')
          .innerJoin('templates as t', 't.id', 'f.template_id')
          .select(['f.template_id', 't.name', 'f.created_at'])
          .where('f.user_id', '=', id)
          .where('f.template_id', '>', after?.templateId ?? '')
          .orderBy('f.template_id')
          .limit(PAGE)
          .execute();
        return rows.map((row) => ({
          template: row.name,
          templateId: row.template_id,
          marked: time(row.created_at),
        }));
      }),
  };
}

import type { Database } from '../../../db/database.ts';
import { readBody } from '../../versions/prepare-body.ts';
import { inPages, PAGE } from './in-pages.ts';
import type { PersonalDataRepository } from './port.ts';
import { nameOf, time } from './told-values.ts';

type TemplateRows = Pick<PersonalDataRepository, 'templates' | 'versions' | 'body'>;

/** Reads the templates and modules of a person, with everything that was saved of them. */
export function createTemplateRows({ kysely }: Database): TemplateRows {
  const templates = (ownerId: string, after: string) =>
    kysely
      .selectFrom('templates')
      .select([
        'id',
        'type',
        'is_system',
        'status',
        'name',
        'description',
        'tags',
        'subject',
        'preheader',
        'purpose',
        'profile',
        'size',
      ])
      .select(['revision', 'body_hash', 'created_at', 'modified_at'])
      .where('owner_id', '=', ownerId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();

  const versions = (templateId: string, before: number) =>
    kysely
      .selectFrom('versions as v')
      .leftJoin('users as u', 'u.id', 'v.user_id')
      .select(['v.version_at', 'v.hash', 'v.size', 'v.subject', 'v.label', 'u.first_name', 'u.last_name'])
      .where('v.template_id', '=', templateId)
      .where('v.version_at', '<', before)
      .orderBy('v.version_at', 'desc')
      .limit(PAGE)
      .execute();

  async function groupedNames(ids: readonly string[]) {
    const categories = await kysely
      .selectFrom('template_categories as t')
      .innerJoin('categories as c', 'c.id', 't.category_id')
      .select(['t.template_id as id', 'c.name'])
      .where('t.template_id', 'in', ids)
      .orderBy('c.name')
      .execute();
    const people = await kysely
      .selectFrom('collaborators as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['s.template_id as id', 'u.first_name', 'u.last_name'])
      .where('s.template_id', 'in', ids)
      .orderBy('u.id')
      .execute();
    return {
      categoriesOf: (id: string) => categories.filter((one) => one.id === id).map(({ name }) => name),
      sharedWith: (id: string) => people.filter((one) => one.id === id).map(nameOf),
    };
  }

  return {
    templates: (ownerId) =>
      inPages(async (after) => {
        const rows = await templates(ownerId, after?.id ?? '');
        if (rows.length === 0) return [];
        const { categoriesOf, sharedWith } = await groupedNames(rows.map(({ id }) => id));
        return rows.map(({ id, name, type, body_hash, is_system, status, size, revision, ...row }) => {
          const { description, tags, subject, preheader, purpose, profile, created_at, modified_at } = row;
          const words = { name, description, tags };
          const state = { status, isSystem: is_system === 1, purpose, profile, size, revision };
          const times = { created: time(created_at), modified: time(modified_at) };
          const lists = { categories: categoriesOf(id), sharedWith: sharedWith(id) };
          return {
            id,
            name,
            type,
            bodyHash: body_hash,
            mailWords: { subject, preheader },
            info: { id, type, ...words, ...state, ...times, ...lists },
          };
        });
      }),

    versions: (templateId) =>
      inPages(async (after) => {
        const rows = await versions(templateId, after?.at ?? Number.MAX_SAFE_INTEGER);
        return rows.map(({ version_at: at, hash, size, subject, label, ...author }) => ({
          at,
          hash,
          subject,
          info: {
            at: time(at),
            author: nameOf(author),
            size,
            ...(label !== null && { label: JSON.parse(label) }),
          },
        }));
      }),

    async body(templateId, hash) {
      const row = await kysely
        .selectFrom('bodies')
        .select('content')
        .where('template_id', '=', templateId)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row ? readBody(row.content) : null;
    },
  };
}

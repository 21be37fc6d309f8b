import type { Database } from '../../../db/database.ts';
import { foldText } from '../../../db/fold-text.ts';
import { inPages, PAGE } from './in-pages.ts';
import type { PersonalDataRepository } from './port.ts';
import { time } from './told-values.ts';

type LibraryRows = Pick<PersonalDataRepository, 'images' | 'categories' | 'stores' | 'updates' | 'invitations'>;

type After<Key extends string> = { readonly [K in Key]: string } | null;

/** Reads the other things that belong to a person or that they started. */
export function createLibraryRows({ kysely }: Database): LibraryRows {
  return {
    images: (id) =>
      inPages(async (after: After<'name'>) => {
        const rows = await kysely
          .selectFrom('assets as a')
          .leftJoin('asset_folders as f', 'f.id', 'a.folder_id')
          .leftJoin('image_recipes as r', (join) =>
            join.onRef('r.owner_id', '=', 'a.owner_id').onRef('r.name', '=', 'a.name'),
          )
          .select(['a.name', 'a.original_name', 'a.content_type', 'a.width', 'a.height', 'a.size', 'a.in_library'])
          .select(['a.created_at', 'a.alt', 'a.source', 'f.name as folder', 'r.recipe'])
          .where('a.owner_id', '=', id)
          .where('a.name', '>', after?.name ?? '')
          .orderBy('a.name')
          .limit(PAGE)
          .execute();
        return rows.map(
          ({ name, original_name, content_type, in_library, created_at, alt, source, recipe, ...row }) => ({
            name,
            info: {
              file: `images/${name}`,
              originalName: original_name,
              contentType: content_type,
              ...row,
              inLibrary: in_library === 1,
              created: time(created_at),
              alt: JSON.parse(alt),
              source: source === null ? null : JSON.parse(source),
              recipe: recipe === null ? null : JSON.parse(recipe),
            },
          }),
        );
      }),

    categories: (id) =>
      inPages(async (after: After<'id'>) => {
        const rows = await kysely
          .selectFrom('categories')
          .select(['id', 'name', 'type', 'created_at'])
          .where('owner_id', '=', id)
          .where('id', '>', after?.id ?? '')
          .orderBy('id')
          .limit(PAGE)
          .execute();
        return rows.map(({ created_at, ...row }) => ({ ...row, created: time(created_at) }));
      }),

    stores: (id) =>
      inPages(async (after: After<'id'>) => {
        const rows = await kysely
          .selectFrom('stores')
          .select(['id', 'kind', 'name', 'url', 'feed', 'currency', 'created_at', 'product_count', 'synced_at'])
          .select((eb) => eb('credentials', 'is not', null).as('has_credentials'))
          .where('owner_id', '=', id)
          .where('id', '>', after?.id ?? '')
          .orderBy('id')
          .limit(PAGE)
          .execute();
        return rows.map(({ id, url, created_at, synced_at, product_count, has_credentials, feed, ...row }) => ({
          id,
          url,
          info: {
            id,
            ...row,
            feed: feed === null ? null : JSON.parse(feed),
            hasCredentials: Boolean(has_credentials),
            products: product_count,
            created: time(created_at),
            synchronized: time(synced_at),
          },
        }));
      }),

    updates: (id) =>
      inPages(async (after: After<'id'>) => {
        const rows = await kysely
          .selectFrom('module_updates')
          .select(['id', 'kind', 'name', 'version', 'state', 'started_at', 'ended_at'])
          .where('user_id', '=', id)
          .where('id', '>', after?.id ?? '')
          .orderBy('id')
          .limit(PAGE)
          .execute();
        return rows.map(({ started_at, ended_at, ...row }) => ({
          ...row,
          started: time(started_at),
          ended: time(ended_at),
        }));
      }),

    // Whom they invited is for those people to know.
    invitations: ({ id, email }) =>
      inPages(async (after: After<'id'>) => {
        const rows = await kysely
          .selectFrom('invitations')
          .select(['id', 'email', 'email_key', 'role', 'sent_at', 'expires_at', 'accepted_at', 'revoked_at'])
          .where((eb) => eb.or([eb('invited_by', '=', id), eb('email_key', '=', foldText(email))]))
          .where('id', '>', after?.id ?? '')
          .orderBy('id')
          .limit(PAGE)
          .execute();
        return rows.map((row) => ({
          id: row.id,
          ...(row.email_key === foldText(email) ? { to: row.email } : { sentBy: 'them' }),
          role: row.role,
          sent: time(row.sent_at),
          expires: time(row.expires_at),
          accepted: time(row.accepted_at),
          withdrawn: time(row.revoked_at),
        }));
      }),
  };
}

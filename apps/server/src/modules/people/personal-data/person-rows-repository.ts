import type { BrandKit } from '@mailwright/contract';
import type { Database } from '../../../db/database.ts';
import type { PersonalDataRepository, Told } from './port.ts';
import { nameOf, time } from './told-values.ts';

type PersonRows = Pick<
  PersonalDataRepository,
  'account' | 'settings' | 'signIn' | 'sessions' | 'samplePeople' | 'brandKits'
>;

/** Reads the data of the person, and how they sign in: of passwords, secrets, codes and keys only that they exist. */
export function createPersonRows({ kysely }: Database): PersonRows {
  return {
    async account(id) {
      const row = await kysely
        .selectFrom('users as u')
        .innerJoin('plans as p', 'p.number', 'u.plan_number')
        .selectAll('u')
        .select('p.name as plan')
        .where('u.id', '=', id)
        .executeTakeFirstOrThrow();
      return {
        id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        image: row.image,
        role: row.role,
        plan: row.plan,
        created: time(row.created_at),
        deactivated: time(row.deactivated_at),
        lastSeen: time(row.seen_at),
      };
    },

    async settings(id) {
      const row = await kysely.selectFrom('user_settings').selectAll().where('user_id', '=', id).executeTakeFirst();
      if (!row) return {};
      return {
        dragAndDrop: row.dnd_mode,
        theme: row.theme,
        language: row.locale || null,
        savesByItself: row.autosave === 1,
        linkParameters: JSON.parse(row.link_parameters),
        sendingProfile: row.sending_profile,
        dashboardTourDone: row.dashboard_tour_done === 1,
        editorTourDone: row.editor_tour_done === 1,
      };
    },

    async signIn(id) {
      const user = await kysely.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
      const identities = await kysely
        .selectFrom('identities')
        .select(['issuer', 'subject', 'created_at', 'used_at'])
        .where('user_id', '=', id)
        .execute();
      const external = await kysely.selectFrom('external_users').select('sub').where('user_id', '=', id).execute();
      const passkeys = await kysely
        .selectFrom('passkeys')
        .select(['name', 'created_at', 'used_at'])
        .where('user_id', '=', id)
        .execute();
      const apps = await kysely
        .selectFrom('totp_secrets')
        .select(['created_at', 'confirmed_at'])
        .where('user_id', '=', id)
        .execute();
      const codes = await kysely.selectFrom('recovery_codes').select('used_at').where('user_id', '=', id).execute();
      const links = await kysely
        .selectFrom('password_links')
        .select(['created_at', 'expires_at', 'used_at'])
        .where('user_id', '=', id)
        .execute();
      return {
        hasPassword: (user?.password_hash ?? null) !== null,
        providers: identities.map(({ issuer, subject, created_at, used_at }) => ({
          issuer,
          subject,
          firstUsed: time(created_at),
          lastUsed: time(used_at),
        })),
        embeddingPlatform: external.map(({ sub }) => sub),
        passkeys: passkeys.map((key) => ({ name: key.name, ...madeAndUsed(key) })),
        authenticatorApps: apps.map((app) => ({ added: time(app.created_at), confirmed: time(app.confirmed_at) })),
        recoveryCodes: codes.map(({ used_at }) => ({ used: time(used_at) })),
        passwordLinks: links.map((link) => ({ ...madeAndUsed(link), expires: time(link.expires_at) })),
      };
    },

    async sessions(id) {
      const rows = await kysely.selectFrom('sessions').selectAll().where('user_id', '=', id).execute();
      return rows.map((row) => ({
        begun: time(row.created_at),
        lastUsed: time(row.used_at),
        address: row.address,
        device: row.device,
      }));
    },

    async samplePeople(id) {
      const row = await kysely
        .selectFrom('sample_people')
        .select('people')
        .where('user_id', '=', id)
        .executeTakeFirst();
      return row ? JSON.parse(row.people) : [];
    },

    async brandKits(id) {
      const kits = await kysely.selectFrom('brand_kits').selectAll().where('owner_id', '=', id).execute();
      const readers = await kysely
        .selectFrom('brand_people as b')
        .innerJoin('brand_kits as k', 'k.id', 'b.kit_id')
        .innerJoin('users as u', 'u.id', 'b.user_id')
        .select(['b.kit_id', 'u.first_name', 'u.last_name'])
        .where('k.owner_id', '=', id)
        .execute();
      const received = await kysely
        .selectFrom('brand_people as b')
        .innerJoin('brand_kits as k', 'k.id', 'b.kit_id')
        .innerJoin('users as u', 'u.id', 'k.owner_id')
        .select(['u.first_name', 'u.last_name'])
        .where('b.user_id', '=', id)
        .execute();
      const own = kits.map(({ id: kitId, kit, modified_at }): Told => {
        const sharedWith = readers.filter(({ kit_id }) => kit_id === kitId).map(nameOf);
        return { modified: time(modified_at), sharedWith, kit: JSON.parse(kit) as BrandKit };
      });
      return { own, receivedFrom: received.map(nameOf) };
    },
  };
}

function madeAndUsed({ created_at, used_at }: { readonly created_at: number; readonly used_at: number | null }) {
  return { created: time(created_at), used: time(used_at) };
}

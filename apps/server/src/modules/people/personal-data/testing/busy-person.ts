import { type Asset, endpoints } from '@mailwright/contract';
import { mailOf, newModule, section, textBlock } from '../../../../testing/modules.ts';
import { createDraft } from '../../../../testing/templates.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { uploadImage } from '../../../../testing/upload-image.ts';
import { kitOf } from '../../../module-updates/testing/branded-mails.ts';

interface BusyPerson {
  readonly ben: TestClient;
  readonly email: string;
  /** A template of theirs, and one that Carla shares with them. */
  readonly own: string;
  readonly received: string;
  readonly image: Asset;
}

const WORDS = { subject: 'Subject of tulips', preheader: 'Preheader of tulips' };

/** Texts in drafts and addresses of feeds, which administrators may not read. */
export const OWN_WORDS = ['Tulips for everybody', ...Object.values(WORDS), 'path-of-feed', 'key-of-feed'];

/** Texts that must never be in an archive. */
export const SECRETS = ['$argon2id$planted', 'sealed-secret-planted', 'code-hash-planted', 'token-hash-planted'];

/** Creates a person with rows in each table that an archive reads. */
export async function busyPerson(server: TestApp, carla: TestClient): Promise<BusyPerson> {
  const email = 'bartholomew.quince@acme.example';
  const ben = await server.person('Bartholomew', { email, lastName: 'Quince', passwordHash: SECRETS[0] ?? null });
  const own = await createDraft(ben, 'Spring/sale');
  const components = mailOf([section([textBlock('Tulips for everybody')])]);
  await ben.ok(endpoints.userTemplates.update, { params: { id: own }, body: { components, ...WORDS } });
  await ben.ok(endpoints.sharing.share, { params: { id: own }, body: { collaborators: [carla.id] } });
  const received = await createDraft(carla, 'Of Carla');
  await carla.ok(endpoints.sharing.share, { params: { id: received }, body: { collaborators: [ben.id] } });
  await ben.ok(endpoints.notes.create, { body: { templateId: received, text: 'Shorter, please' } });
  const favorite = { tags: 'favorite' };
  await ben.ok(endpoints.userTemplates.update, {
    params: { id: received },
    body: favorite,
    headers: { 'if-match': '"0"' },
  });
  const image = await uploadImage(ben, 'coast.png', '#2f5bd7');
  const { id: folder } = await ben.ok(endpoints.assets.createFolder, { body: { name: 'Coasts' } });
  await ben.ok(endpoints.assets.update, { params: { assetName: image.savedName }, body: { folder } });
  await ben.ok(endpoints.brand.save, { body: { kit: kitOf('ink-of-ben', '#102030'), revision: 0 } });
  await carla.ok(endpoints.brand.save, { body: { kit: kitOf('ink-of-carla', '#302010'), revision: 0 } });
  await carla.ok(endpoints.brand.share, { body: { people: [ben.id] } });
  await ben.ok(endpoints.userSettings.save, { body: { userId: ben.id, theme: 'dark', locale: 'de' } });
  await newModule(ben, { name: 'Footer of Ben', words: 'Unsubscribe here' });
  await ben.ok(endpoints.categories.create, { body: { name: 'Teasers of Ben', group: 'user', type: 'email_cb' } });
  const people = [{ id: 'p1', name: 'Sample Sue', values: {} }];
  await ben.ok(endpoints.samplePeople.save, { body: { people } });
  await plant(server, ben.id, carla.id, image);
  return { ben, email, own, received, image };
}

/** Adds the rows that otherwise need a provider, a browser or a shop. */
async function plant({ database: { kysely } }: TestApp, user_id: string, other: string, image: Asset): Promise<void> {
  const [, secret = '', code_hash = '', token_hash = ''] = SECRETS;
  const at = 1_700_000_000_000;
  const identity = { issuer: 'https://id.example', subject: 'ben-at-provider', user_id, created_at: at, used_at: at };
  await kysely.insertInto('identities').values(identity).execute();
  await kysely.insertInto('external_users').values({ sub: 'ben-at-platform', user_id }).execute();
  await kysely
    .insertInto('totp_secrets')
    .values({ user_id, secret, created_at: at, confirmed_at: at, last_step: 0 })
    .execute();
  await kysely
    .insertInto('recovery_codes')
    .values({ user_id, code_hash, used_at: at + 1000 })
    .execute();
  const link = { token_hash, user_id, created_at: at, expires_at: at + 2000, used_at: null };
  await kysely.insertInto('password_links').values(link).execute();
  await kysely
    .insertInto('passkeys')
    .values({
      id: 'passkey-of-ben',
      user_id,
      public_key: secret,
      counter: 0,
      transports: '[]',
      name: 'Phone of Ben',
      created_at: at,
      used_at: null,
    })
    .execute();
  await kysely
    .insertInto('invitations')
    .values({
      id: 'invitation-by-ben',
      email: 'invited@elsewhere.example',
      email_key: 'invited@elsewhere.example',
      role: 'user',
      plan_number: 3,
      token_hash: `${token_hash}-2`,
      invited_by: user_id,
      created_at: at,
      sent_at: at,
      expires_at: at,
      accepted_at: null,
      revoked_at: null,
    })
    .execute();
  await kysely
    .insertInto('stores')
    .values({
      id: 'store-of-ben',
      owner_id: user_id,
      kind: 'woocommerce',
      name: 'Shop of Ben',
      url: 'https://shop.example/path-of-feed?key=key-of-feed',
      feed: null,
      credentials: secret,
      currency: 'EUR',
      created_at: at,
      product_count: 7,
      sync_state: 'done',
      sync_at: null,
      sync_lease: 0,
      sync_holder: null,
      sync_tries: 0,
      sync_run: 1,
      sync_cursor: null,
      sync_done: 7,
      sync_total: 7,
      synced_at: at,
      sync_problem: null,
      sync_skipped: '[]',
      sync_skipped_count: 0,
    })
    .execute();
  await kysely
    .insertInto('module_updates')
    .values({
      id: 'run-of-ben',
      kind: 'module',
      module_id: 'some-module',
      name: 'Run of Ben',
      version: 2,
      user_id,
      state: 'done',
      takes_back: null,
      started_at: at,
      ended_at: at,
    })
    .execute();
  const name = image.savedName;
  const recipe = JSON.stringify({ planted: 'recipe-of-ben' });
  await kysely.insertInto('image_recipes').values({ owner_id: user_id, name, recipe, changed_at: at }).execute();
  const told = [
    ['log-about-ben', other, [{ id: user_id, name: 'Bartholomew Quince' }]],
    ['log-of-others', other, [{ id: other, name: 'not-of-bartholomew.quince@acme.example' }]],
    ['log-by-ben', user_id, [{ id: 'x', name: 'invited@elsewhere.example' }]],
  ] as const;
  for (const [id, person_id, targets] of told) {
    const isTheirs = person_id === user_id;
    const words = isTheirs
      ? { person_name: 'Bartholomew Quince', person_email: '', device: 'Device of Ben', address: '198.51.100.7' }
      : {
          person_name: 'Carla Example',
          person_email: 'carla@x.example',
          device: 'Device of Carla',
          address: '203.0.113.9',
        };
    const row = { id, at, action: 'person.change', person_id, ...words };
    const search_key = `${id} ${user_id} bartholomew.quince@acme.example`.toLowerCase();
    const texts = { targets: JSON.stringify(targets), details: JSON.stringify({ planted: id }), search_key };
    await kysely
      .insertInto('audit_log')
      .values({ ...row, ...texts })
      .execute();
  }
}

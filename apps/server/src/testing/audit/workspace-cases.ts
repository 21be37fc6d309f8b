import { type AuditAction, endpoints } from '@mailwright/contract';
import { kitOf } from '../../modules/module-updates/testing/branded-mails.ts';
import { formBody } from '../fuzz/file-form.ts';
import { draftWith, newSectionModule, sayInModule } from '../linked-mails.ts';
import { createDraft } from '../templates.ts';
import { uploadImage } from '../upload-image.ts';
import { type AuditCase, auditCase, type ReadyCall, requestOf } from './audit-case.ts';
import type { AuditWorld } from './audit-world.ts';

const { customModules, brand, stores, assets, categories, userSettings, audit, userTemplates } = endpoints;

const SHOP = {
  kind: 'woocommerce',
  name: 'Acme shop',
  url: 'shop.example',
  credentials: { key: 'ck_0123456789', secret: 'cs_very_secret' },
} as const;

const FILE = {
  kind: 'file',
  name: 'Acme file',
  feed: { format: 'csv', columns: { id: 'id', name: 'id' }, delimiter: ',', encoding: null, currency: 'CHF' },
} as const;

const OWN = { toOwn: true };

/** A module of Anna that is linked in a mail, with a version that the mail does not show. */
async function linkedModule({ anna }: AuditWorld) {
  const module = await newSectionModule(anna, 'Version 1');
  await draftWith(anna, module);
  await sayInModule(anna, module, 'Version 2');
  return { ...module, body: { version: 2, templates: 'all' } as const };
}

async function startedUpdate(world: AuditWorld) {
  const { id, body } = await linkedModule(world);
  const run = await world.anna.ok(customModules.startUpdate, { params: { id }, body });
  return { id, runId: run.id };
}

const ofRun = (action: AuditAction, id: string, templates: string): ReadyCall['entry'] => ({
  action,
  targets: [{ id, name: 'Footer' }],
  details: { kind: 'module', version: '2', templates },
});

const saveKit = ({ anna }: AuditWorld) => anna.ok(brand.save, { body: { kit: kitOf('ink', '#102030'), revision: 0 } });

const storeCase = (row: typeof stores.change | typeof stores.disconnect, action: AuditAction, more: object = {}) =>
  auditCase(row, async ({ anna }) => {
    const { storeUuid: id } = await anna.ok(stores.create, { body: SHOP });
    return {
      who: anna,
      request: { ...requestOf(row, { params: { id } }), ...more },
      entry: { action, targets: [{ id, name: 'Acme shop' }] },
    };
  });

const newCategory = ({ anna }: AuditWorld) =>
  anna.ok(categories.create, { body: { name: 'Sales', type: 'email_cb', group: 'user' } });

/** Modules, brand kits, stores, images, categories and settings. */
export const WORKSPACE_CASES: readonly AuditCase[] = [
  auditCase(customModules.publish, async ({ anna }) => {
    const { id, revision } = await newSectionModule(anna, 'Words');
    return {
      who: anna,
      request: requestOf(customModules.publish, { params: { id }, body: { revision } }),
      entry: { action: 'module.publish', targets: [{ id, name: 'Footer' }] },
    };
  }),
  auditCase(customModules.remove, async ({ anna }) => {
    const { id } = await newSectionModule(anna, 'Words');
    return {
      who: anna,
      request: requestOf(customModules.remove, { params: { id } }),
      entry: { action: 'module.delete', targets: [{ id, name: 'Footer' }] },
    };
  }),
  auditCase(customModules.startUpdate, async (world) => {
    const { id, body } = await linkedModule(world);
    return {
      who: world.anna,
      request: requestOf(customModules.startUpdate, { params: { id }, body }),
      entry: ofRun('update.start', id, '1'),
    };
  }),
  auditCase(customModules.cancelUpdate, async (world) => {
    const { id, runId } = await startedUpdate(world);
    return {
      who: world.anna,
      request: requestOf(customModules.cancelUpdate, { params: { id: runId } }),
      entry: ofRun('update.cancel', id, '1'),
    };
  }),
  auditCase(customModules.takeBackUpdate, async (world) => {
    const { id, runId } = await startedUpdate(world);
    await world.anna.ok(customModules.cancelUpdate, { params: { id: runId } });
    return {
      who: world.anna,
      request: requestOf(customModules.takeBackUpdate, { params: { id: runId } }),
      entry: ofRun('update.undo', id, '0'),
    };
  }),
  auditCase(
    brand.save,
    async ({ anna }) => ({
      who: anna,
      request: requestOf(brand.save, { body: { kit: kitOf('ink', '#102030'), revision: 0 } }),
      entry: { action: 'brand.save' },
    }),
    OWN,
  ),
  auditCase(brand.share, async (world) => {
    await saveKit(world);
    return {
      who: world.anna,
      request: requestOf(brand.share, { body: { people: [world.admin.id] } }),
      entry: { action: 'brand.share', details: { people: world.admin.id } },
    };
  }),
  auditCase(brand.remove, async (world) => {
    await saveKit(world);
    return { who: world.anna, request: requestOf(brand.remove, {}), entry: { action: 'brand.delete' } };
  }),
  auditCase(brand.startUpdate, async (world) => {
    const { id } = await saveKit(world);
    return {
      who: world.anna,
      request: requestOf(brand.startUpdate, { params: { id }, body: { templates: 'all' } }),
      entry: {
        action: 'update.start',
        targets: [{ id, name: 'Acme' }],
        details: { kind: 'brand', version: '1', templates: '0' },
      },
    };
  }),
  auditCase(
    stores.create,
    async ({ anna }) => ({
      who: anna,
      request: requestOf(stores.create, { body: SHOP }),
      entry: (answer) => ({ action: 'store.connect', targets: [{ id: answer.json().storeUuid, name: 'Acme shop' }] }),
    }),
    OWN,
  ),
  storeCase(stores.change, 'store.change', {
    payload: { name: 'Renamed', credentials: { key: 'ck_9876543210', secret: 'cs_other_secret' } },
  }),
  storeCase(stores.disconnect, 'store.disconnect'),
  auditCase(stores.replaceFile, async ({ anna }) => {
    const { storeUuid: id } = await anna.ok(stores.create, { body: FILE });
    const files = [['feed.csv', Buffer.from('cup\n')]] as const;
    return {
      who: anna,
      request: {
        ...requestOf(stores.replaceFile, { params: { id }, body: {}, files: [] }),
        ...formBody({ fields: {}, filesField: 'file', files }),
      },
      entry: { action: 'store.change', targets: [{ id, name: 'Acme file' }] },
    };
  }),
  auditCase(assets.replace, async ({ anna }) => {
    const cup = await uploadImage(anna, 'cup.png', '#aa0000');
    const { savedName: by } = await uploadImage(anna, 'vase.png', '#00aa00');
    const id = await createDraft(anna);
    await anna.ok(userTemplates.update, { params: { id }, body: { html: `<img src="${cup.url}" alt="x">` } });
    return {
      who: anna,
      request: requestOf(assets.replace, { params: { assetName: cup.savedName }, body: { by } }),
      entry: { action: 'image.replace', targets: [{ id: cup.savedName, name: null }], details: { templates: '1' } },
    };
  }),
  auditCase(assets.remove, async ({ anna }) => {
    const { savedName } = await uploadImage(anna, 'cup.png', '#aa0000');
    return {
      who: anna,
      request: requestOf(assets.remove, { params: { assetName: savedName } }),
      entry: { action: 'image.delete', targets: [{ id: savedName, name: null }] },
    };
  }),
  auditCase(
    categories.create,
    async ({ anna }) => ({
      who: anna,
      request: requestOf(categories.create, { body: { name: 'Sales', type: 'email_cb', group: 'user' } }),
      entry: (answer) => ({ action: 'category.create', targets: [{ id: answer.json().id, name: 'Sales' }] }),
    }),
    OWN,
  ),
  auditCase(categories.update, async (world) => {
    const { id } = await newCategory(world);
    return {
      who: world.anna,
      request: requestOf(categories.update, { params: { id }, body: { name: 'Summer sales' } }),
      entry: { action: 'category.change', targets: [{ id, name: 'Summer sales' }] },
    };
  }),
  auditCase(categories.remove, async (world) => {
    const { id } = await newCategory(world);
    return {
      who: world.anna,
      request: requestOf(categories.remove, { params: { id } }),
      entry: { action: 'category.delete', targets: [{ id, name: 'Sales' }] },
    };
  }),
  auditCase(userSettings.save, async ({ anna }) => ({
    who: anna,
    request: requestOf(userSettings.save, { body: { userId: anna.id, theme: 'dark', locale: 'de' } }),
    entry: { action: 'settings.save', details: { fields: 'theme locale' } },
  })),
  auditCase(audit.download, async ({ admin }) => ({
    who: admin,
    request: requestOf(audit.download, {}),
    entry: { action: 'audit.export' },
  })),
];

import { type Endpoint, endpoints } from '@mailwright/contract';
import { createDraft } from '../templates.ts';
import { type AuditCase, auditCase, requestOf } from './audit-case.ts';
import type { AuditWorld } from './audit-world.ts';

const { userTemplates, systemTemplates, sharing, testMails, exports: files, notes } = endpoints;

const STATUS = { published: 'template.publish', draft: 'template.draft', deleted: 'template.remove' } as const;

const statusCases = Object.entries(STATUS).map(([status, action]) =>
  auditCase(
    userTemplates.status,
    async ({ anna }) => {
      const id = await createDraft(anna);
      const params = { id, status: status as keyof typeof STATUS };
      if (status === 'draft') await anna.ok(userTemplates.status, { params: { id, status: 'published' } });
      return {
        who: anna,
        request: requestOf(userTemplates.status, { params }),
        entry: { action, targets: [{ id, name: 'Spring' }] },
      };
    },
    { what: status },
  ),
);

/** One that is removed already, of Anna. */
async function removedDraft({ anna }: AuditWorld): Promise<string> {
  const id = await createDraft(anna);
  await anna.ok(userTemplates.status, { params: { id, status: 'deleted' } });
  return id;
}

async function libraryTemplate({ admin }: AuditWorld): Promise<string> {
  const { templateId } = await admin.ok(systemTemplates.create, { params: { type: 'email' }, body: { name: 'Base' } });
  return templateId;
}

const exported = (format: string, of: Endpoint, query = {}): AuditCase =>
  auditCase(
    of,
    async ({ anna }) => {
      const id = await createDraft(anna);
      return {
        who: anna,
        request: requestOf(of, { params: { id }, query }),
        entry: { action: 'template.export', targets: [{ id, name: 'Spring' }], details: { format } },
      };
    },
    { what: JSON.stringify(query) },
  );

const DELETIONS = { soft_delete: 'library.remove', hard_delete: 'library.delete' } as const;

const libraryDeletions = (Object.keys(DELETIONS) as (keyof typeof DELETIONS)[]).flatMap((deletetype) => {
  const ready = async (world: AuditWorld) => {
    const id = await libraryTemplate(world);
    const headers = { deletetype };
    if (deletetype === 'hard_delete')
      await world.admin.ok(systemTemplates.remove, { params: { id }, headers: { deletetype: 'soft_delete' } });
    const entry = { action: DELETIONS[deletetype], targets: [{ id, name: 'Base' }] };
    return { id, headers, who: world.admin, entry };
  };
  return [
    auditCase(
      systemTemplates.remove,
      async (world) => {
        const { id, headers, ...rest } = await ready(world);
        return { ...rest, request: requestOf(systemTemplates.remove, { params: { id }, headers }) };
      },
      { what: deletetype },
    ),
    auditCase(
      systemTemplates.removeList,
      async (world) => {
        const { id, headers, ...rest } = await ready(world);
        return { ...rest, request: requestOf(systemTemplates.removeList, { headers, body: [id] }) };
      },
      { what: deletetype },
    ),
  ];
});

/** Templates of people and of the library, what leaves with them, and what is said about them. */
export const TEMPLATE_CASES: readonly AuditCase[] = [
  ...statusCases,
  ...libraryDeletions,
  exported('html', files.html),
  exported('html', files.html, { images: 'zip' }),
  exported('text', files.text),
  exported('mail', files.mail),
  exported('mjml', files.mjml),
  exported('pdf', files.pdf),
  exported('image', files.image),
  auditCase(
    userTemplates.bulkStatus,
    async ({ anna, ben }) => {
      const [own, others] = [await createDraft(anna), await createDraft(ben)];
      return {
        who: anna,
        request: requestOf(userTemplates.bulkStatus, { params: { status: 'published' }, body: [own, others] }),
        entry: { action: 'template.publish', targets: [{ id: own, name: 'Spring' }] },
      };
    },
    { toOwn: true },
  ),
  auditCase(userTemplates.remove, async (world) => {
    const id = await removedDraft(world);
    return {
      who: world.anna,
      request: requestOf(userTemplates.remove, { params: { id } }),
      entry: { action: 'template.delete', targets: [{ id, name: 'Spring' }] },
    };
  }),
  auditCase(userTemplates.removeList, async (world) => {
    const id = await removedDraft(world);
    return {
      who: world.anna,
      request: requestOf(userTemplates.removeList, { params: { type: 'email' }, body: [id, 'nothing'] }),
      entry: { action: 'template.delete', targets: [{ id, name: 'Spring' }] },
    };
  }),
  auditCase(userTemplates.clone, async ({ admin }) => {
    const id = await createDraft(admin);
    await admin.ok(userTemplates.status, { params: { id, status: 'published' } });
    return {
      who: admin,
      request: requestOf(userTemplates.clone, { params: { id }, query: { system: true } }),
      entry: { action: 'library.create', targets: [{ id, name: 'Spring' }] },
    };
  }),
  auditCase(systemTemplates.create, async ({ admin }) => ({
    who: admin,
    request: requestOf(systemTemplates.create, { params: { type: 'email' }, body: { name: 'Base' } }),
    entry: (answer) => ({ action: 'library.create', targets: [{ id: answer.json().templateId, name: 'Base' }] }),
  })),
  auditCase(sharing.share, async ({ anna, ben, admin }) => {
    const id = await createDraft(anna);
    return {
      who: anna,
      request: requestOf(sharing.share, { params: { id }, body: { collaborators: [ben.id, admin.id] } }),
      entry: {
        action: 'template.share',
        targets: [{ id, name: 'Spring' }],
        details: { people: `${ben.id} ${admin.id}` },
      },
    };
  }),
  auditCase(testMails.send, async ({ anna, email }) => {
    const id = await createDraft(anna);
    const body = { from: email, to: ['carla@acme.example', 'dora@acme.example'] };
    return {
      who: anna,
      request: requestOf(testMails.send, { params: { id }, body }),
      entry: {
        action: 'template.test_mail',
        targets: [{ id, name: 'Spring' }],
        details: { from: email, recipients: '2' },
      },
    };
  }),
  auditCase(notes.remove, async ({ anna }) => {
    const templateId = await createDraft(anna);
    const { id } = await anna.ok(notes.create, { body: { templateId, text: 'Look at this' } });
    return {
      who: anna,
      request: requestOf(notes.remove, { params: { id } }),
      entry: { action: 'note.delete', targets: [{ id, name: null }] },
    };
  }),
  auditCase(notes.removeAll, async ({ anna }) => {
    const id = await createDraft(anna);
    await anna.ok(notes.create, { body: { templateId: id, text: 'Look at this' } });
    return {
      who: anna,
      request: requestOf(notes.removeAll, { params: { id } }),
      entry: { action: 'note.delete', targets: [{ id, name: 'Spring' }] },
    };
  }),
];

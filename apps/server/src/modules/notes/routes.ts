import { endpoints, type Note } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import type { NoteRecord } from './port.ts';
import { createNoteService } from './service.ts';

export function mountNotes({ mount, repositories, reading, now }: ModuleContext): void {
  const notes = createNoteService({ notes: repositories.notes, reading, now });
  const rows = endpoints.notes;

  mount(rows.create, async ({ caller, body }) =>
    answer(201, { id: await notes.add(actorOf(caller), body.templateId, body.text) }),
  );

  mount(rows.listOfTemplate, async ({ caller, params, query }) =>
    answer(200, (await notes.list(actorOf(caller), params.id, query)).map(presentNote)),
  );

  mount(rows.remove, async ({ caller, params }) => {
    await notes.remove(actorOf(caller), params.id);
    return answer(204, undefined);
  });

  mount(rows.removeAll, async ({ caller, params }) => {
    await notes.removeAll(actorOf(caller), params.id);
    return answer(204, undefined);
  });
}

function presentNote({ id, templateId, text, author, created }: NoteRecord): Note {
  return { id, templateId, text, userId: author.id, author, createdAt: new Date(created).toISOString() };
}

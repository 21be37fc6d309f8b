import type { Actor, ListRange } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { TemplateReadService } from '../templates/read-service.ts';
import type { NoteRecord, NoteRepository } from './port.ts';

/** Reads and writes notes of templates, for the owner of a template and its collaborators. */
export interface NoteService {
  /** Adds a note and returns its id. */
  add(actor: Actor, templateId: string, text: string): Promise<string>;
  list(actor: Actor, templateId: string, part: ListRange): Promise<readonly NoteRecord[]>;
  /** Deletes a note; allowed for its author and the template's owner. */
  remove(actor: Actor, id: string): Promise<void>;
  /** Deletes all notes of a template; allowed for its owner. */
  removeAll(actor: Actor, templateId: string): Promise<void>;
}

export interface NoteDeps {
  readonly notes: NoteRepository;
  readonly reading: Pick<TemplateReadService, 'requirePermission'>;
  readonly now: () => number;
}

export function createNoteService({ notes, reading, now }: NoteDeps): NoteService {
  return {
    async add(actor, templateId, text) {
      await reading.requirePermission(actor, templateId, 'note');
      const id = newId();
      await notes.add({ id, templateId, userId: actor.id, text, created: now() });
      return id;
    },

    async list(actor, templateId, part) {
      await reading.requirePermission(actor, templateId, 'note');
      return notes.list(templateId, part);
    },

    async remove(actor, id) {
      const note = await notes.find(id);
      const template = note && (await reading.requirePermission(actor, note.templateId, 'note').catch(asUnknown));
      if (!note || !template) throw new AppError('NOTE_NOT_FOUND');
      if (note.author.id !== actor.id && template.ownerId !== actor.id) throw new AppError('FORBIDDEN');
      await notes.remove(id);
    },

    async removeAll(actor, templateId) {
      const template = await reading.requirePermission(actor, templateId, 'note');
      if (template.ownerId !== actor.id) throw new AppError('FORBIDDEN');
      await notes.removeAll(templateId);
    },
  };
}

/** Returns null for a refusal: a note on a template that the person may not see is not found. */
function asUnknown(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

import { type Actor, type AssetFolder, LIMITS } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { AssetFolderRepository } from './port.ts';

/** Manages people's folders of images; folders of others are not found. */
export interface AssetFolderService {
  list(actor: Actor): Promise<readonly AssetFolder[]>;
  /** Creates a folder; refused when the person has one with the name, compared without case. */
  create(actor: Actor, name: string): Promise<AssetFolder>;
  rename(actor: Actor, id: string, name: string): Promise<AssetFolder>;
  /** Deletes a folder; its images stay in the library. */
  remove(actor: Actor, id: string): Promise<void>;
}

export interface AssetFolderDeps {
  readonly folders: AssetFolderRepository;
  readonly now: () => number;
}

export function createAssetFolderService({ folders, now }: AssetFolderDeps): AssetFolderService {
  async function find(actor: Actor, id: string): Promise<AssetFolder> {
    const folder = await folders.find(actor.id, id);
    if (!folder) throw new AppError('FOLDER_NOT_FOUND');
    return folder;
  }

  return {
    list: (actor) => folders.list(actor.id),

    async create(actor, name) {
      if ((await folders.list(actor.id)).length >= LIMITS.library.folders) throw tooMany();
      const folder = { id: newId(), name };
      if (!(await folders.add({ ...folder, ownerId: actor.id, now: now() }))) throw new AppError('FOLDER_EXISTS');
      return { ...folder, count: 0 };
    },

    async rename(actor, id, name) {
      await find(actor, id);
      if (!(await folders.rename(actor.id, id, name))) throw new AppError('FOLDER_EXISTS');
      return find(actor, id);
    },

    async remove(actor, id) {
      if (!(await folders.remove(actor.id, id))) throw new AppError('FOLDER_NOT_FOUND');
    },
  };
}

function tooMany(): AppError {
  const message = `There can be ${LIMITS.library.folders} folders at most.`;
  return new AppError('VALIDATION_FAILED', { details: [{ path: 'name', message }] });
}

import { AppError } from '../../app-error.ts';
import type { IconRepository } from './port.ts';
import { openIconFile } from './repository.ts';

/** Opens the file of icons at the first question, and answers questions from it. */
export interface IconLibrary {
  /**
   * Runs a question on the file.
   * @throws AppError `ICONS_UNAVAILABLE` when the file is missing or damaged; the next question tries again
   */
  ask<T>(question: (icons: IconRepository) => T): T;
  close(): void;
}

/** Creates the library; `file` is null when there is none. Without a good file everything but icons works. */
export function createIconLibrary(file: string | null): IconLibrary {
  let open: IconRepository | null = null;

  const close = () => {
    open?.close();
    open = null;
  };

  return {
    ask(question) {
      try {
        if (file === null) throw new Error('No file of icons is named');
        open ??= openIconFile(file);
        return question(open);
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        close();
        throw new AppError('ICONS_UNAVAILABLE', { cause });
      }
    },
    close,
  };
}

import { AppError } from '../../app-error.ts';
import type { IconRepository } from './port.ts';
import { openIconFile } from './repository.ts';

/** The file of icons, opened when it is first asked for. */
export interface IconLibrary {
  /**
   * Asks the file something.
   * @throws AppError `ICONS_UNAVAILABLE` when it is missing or damaged; the next question tries again
   */
  ask<T>(question: (icons: IconRepository) => T): T;
  close(): void;
}

/** Without a sound file everything but icons works. null: there is none. */
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

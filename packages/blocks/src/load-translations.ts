import type { BlockTranslations } from './mail-block.ts';

/** The texts of all blocks in other languages than English, by type. Fetched only by those who read one. */
export async function loadTranslations(): Promise<Readonly<Record<string, BlockTranslations>>> {
  return (await import('./translations.ts')).TRANSLATIONS;
}

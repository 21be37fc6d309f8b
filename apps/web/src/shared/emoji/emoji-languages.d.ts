/** Module that the build creates from the folders of languages. */
declare module 'virtual:emoji-languages' {
  import type { I18n } from 'emoji-picker-element/shared';

  interface EmojiLanguage {
    /** Address of the names and search words of the emoji; a file of this origin. */
    readonly dataSource: string;
    readonly words: () => Promise<{ readonly default: I18n }>;
  }

  export const EMOJI_LANGUAGES: { readonly en: EmojiLanguage } & Readonly<Record<string, EmojiLanguage | undefined>>;
}

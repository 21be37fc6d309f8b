/** Made when the client is built, from the folders of languages. */
declare module 'virtual:emoji-languages' {
  import type { I18n } from 'emoji-picker-element/shared';

  interface EmojiLanguage {
    /** Where the names and search words of the emoji are; a file of our own origin. */
    readonly dataSource: string;
    readonly words: () => Promise<{ readonly default: I18n }>;
  }

  export const EMOJI_LANGUAGES: { readonly en: EmojiLanguage } & Readonly<Record<string, EmojiLanguage | undefined>>;
}

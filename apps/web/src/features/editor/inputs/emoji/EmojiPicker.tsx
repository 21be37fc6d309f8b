import { Picker } from 'emoji-picker-element';
import type { I18n } from 'emoji-picker-element/shared';
import deData from 'emoji-picker-element-data/de/cldr/data.json?url';
import enData from 'emoji-picker-element-data/en/cldr/data.json?url';
import esData from 'emoji-picker-element-data/es/cldr/data.json?url';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './EmojiPicker.module.css';

interface EmojiLanguage {
  /** Where the names and search words of the emoji are; a file of our own origin. */
  readonly dataSource: string;
  readonly words: () => Promise<{ readonly default: I18n }>;
}

const english: EmojiLanguage = { dataSource: enData, words: () => import('emoji-picker-element/i18n/en') };

const LANGUAGES: Readonly<Record<string, EmojiLanguage>> = {
  en: english,
  de: { dataSource: deData, words: () => import('emoji-picker-element/i18n/de') },
  es: { dataSource: esData, words: () => import('emoji-picker-element/i18n/es') },
};

/** What the emoji are called in a language of the interface; in English where they have no words in it. */
function emojiLanguage(language: string): EmojiLanguage {
  return LANGUAGES[language] ?? english;
}

/** Emoji that mail programs of the last years draw. Later ones would be empty boxes to many recipients. */
const NEWEST = 14;

interface EmojiPickerProps {
  readonly onPick: (emoji: string) => void;
}

/** All emoji by groups, with search by their names. The library keeps what it has read in the browser's database. */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const t = useT('text');
  const { i18n } = useTranslation();
  const holder = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  pick.current = onPick;

  useEffect(() => {
    let left = false;
    const { dataSource, words } = emojiLanguage(i18n.language);
    void words().then(({ default: library }) => {
      if (left || holder.current === null) return;
      const texts = {
        ...library,
        searchDescription: t('emoji.searchHelp'),
        skinToneLabel: t('emoji.skinTone'),
        skinToneDescription: t('emoji.skinToneHelp'),
      };
      const picker = new Picker({ locale: i18n.language, dataSource, i18n: texts, emojiVersion: NEWEST });
      picker.addEventListener('emoji-click', ({ detail }) => {
        if (detail.unicode !== undefined) pick.current(detail.unicode);
      });
      holder.current.replaceChildren(picker);
      picker.shadowRoot?.querySelector('input')?.focus();
    });
    return () => {
      left = true;
    };
  }, [i18n.language, t]);

  return <div ref={holder} className={classes.holder} />;
}

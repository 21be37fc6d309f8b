import { EMOJI_LANGUAGES } from 'virtual:emoji-languages';
import { Picker } from 'emoji-picker-element';
import { useEffect, useRef } from 'react';
import { useLanguage, useT } from '../i18n/use-t.ts';
import classes from './EmojiPicker.module.css';

/**
 * Newest version of the Emoji standard that is offered: mail programs of the last years draw it. Many recipients would see
 * later emoji as empty boxes.
 */
const NEWEST = 14;

interface EmojiPickerProps {
  readonly onPick: (emoji: string) => void;
}

/** Shows all emoji by groups, with a search by name. The library stores the data it has read in the browser's database. */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const t = useT('shared');
  const language = useLanguage();
  const holder = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  pick.current = onPick;

  useEffect(() => {
    let left = false;
    // In English where the library has no words in the language of the interface.
    const { dataSource, words } = EMOJI_LANGUAGES[language] ?? EMOJI_LANGUAGES.en;
    void words().then(({ default: library }) => {
      if (left || holder.current === null) return;
      const texts = {
        ...library,
        searchDescription: t('emoji.searchHelp'),
        skinToneLabel: t('emoji.skinTone'),
        skinToneDescription: t('emoji.skinToneHelp'),
      };
      const picker = new Picker({ locale: language, dataSource, i18n: texts, emojiVersion: NEWEST });
      // Escape closes the picker alone, not the dialog that its field is in.
      picker.setAttribute('data-mantine-stop-propagation', 'true');
      picker.addEventListener('emoji-click', ({ detail }) => {
        if (detail.unicode !== undefined) pick.current(detail.unicode);
      });
      holder.current.replaceChildren(picker);
      picker.shadowRoot?.querySelector('input')?.focus();
    });
    return () => {
      left = true;
    };
  }, [language, t]);

  return <div ref={holder} className={classes.holder} />;
}

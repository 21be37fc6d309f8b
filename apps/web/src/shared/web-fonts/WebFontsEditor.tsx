import { FONT_STACKS, GOOGLE_FONTS, generalSettingsSchema, MAX_WEB_FONTS, type WebFont } from '@mailwright/document';
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { FONTS_OF_GOOGLE } from './google-fonts.ts';
import classes from './WebFontsEditor.module.css';

interface WebFontsEditorProps {
  readonly fonts: readonly WebFont[];
  readonly onChange: (fonts: readonly WebFont[]) => void;
}

const NO_FONT: WebFont = { name: '', url: '', fallback: FONT_STACKS[0]?.stack ?? '' };

/** Asks for the web fonts of a mail: those of a list, and any by the address of its style sheet. */
export function WebFontsEditor({ fonts, onChange }: WebFontsEditorProps) {
  const t = useT('mailHead');
  const id = useId();
  const [own, setOwn] = useState(NO_FONT);
  const [refused, setRefused] = useState(false);
  const [isOwn, setIsOwn] = useState(false);
  const names = new Set(fonts.map(({ name }) => name));
  const isFull = fonts.length >= MAX_WEB_FONTS;
  const change = (patch: Partial<WebFont>) => {
    setOwn({ ...own, ...patch });
    setRefused(false);
  };
  const addOwn = () => {
    const next = [...fonts, { ...own, name: own.name.trim(), url: own.url.trim() }];
    if (names.has(own.name.trim()) || !generalSettingsSchema.shape.webFonts.safeParse(next).success) {
      setRefused(true);
      return;
    }
    onChange(next);
    setOwn(NO_FONT);
  };
  return (
    <div className={classes.stack}>
      <ul className={classes.list}>
        {fonts.map((font) => (
          <li key={font.name} className={classes.item}>
            <span className={classes.name}>{font.name}</span>
            {!font.url.startsWith(GOOGLE_FONTS) && <span className={classes.note}>{t('head.onlyInMail')}</span>}
            <IconButton
              label={t('head.removeFont', { name: font.name })}
              size={26}
              icon={<IconTrash size={15} stroke={1.7} />}
              onClick={() => onChange(fonts.filter((other) => other !== font))}
            />
          </li>
        ))}
      </ul>
      <NativeSelect
        id={`${id}-list`}
        size="xs"
        aria-label={t('head.addFont')}
        disabled={isFull}
        value=""
        data={[
          { value: '', label: isFull ? t('head.fontsFull', { count: MAX_WEB_FONTS }) : t('head.addFont') },
          ...FONTS_OF_GOOGLE.filter(({ name }) => !names.has(name)).map(({ name }) => name),
        ]}
        onChange={(event) => {
          const found = FONTS_OF_GOOGLE.find(({ name }) => name === event.currentTarget.value);
          if (found) onChange([...fonts, found]);
        }}
      />
      <Button
        size="xs"
        variant="subtle"
        className={classes.start}
        leftSection={<IconPlus size={14} stroke={1.8} />}
        aria-expanded={isOwn}
        aria-controls={`${id}-own`}
        onClick={() => setIsOwn(!isOwn)}
      >
        {t('head.fontByAddress')}
      </Button>
      {isOwn && (
        <div className={classes.own} id={`${id}-own`}>
          <TextInput
            size="xs"
            label={t('head.fontName')}
            value={own.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TextInput
            size="xs"
            label={t('head.fontAddress')}
            placeholder="https://"
            value={own.url}
            onChange={(event) => change({ url: event.currentTarget.value })}
          />
          <NativeSelect
            size="xs"
            label={t('head.fontFallback')}
            value={own.fallback}
            data={FONT_STACKS.map(({ name, stack }) => ({ value: stack, label: name }))}
            onChange={(event) => change({ fallback: event.currentTarget.value })}
          />
          {refused && (
            <Text size="xs" c="var(--mantine-color-error)" role="alert">
              {t('head.fontProblem')}
            </Text>
          )}
          <Button size="xs" variant="default" disabled={isFull} onClick={addOwn}>
            {t('head.addOwnFont')}
          </Button>
        </div>
      )}
    </div>
  );
}

import { type BrandKit, LIMITS } from '@mailwright/contract';
import { FONT_STACKS, type WebFont, webFontOf, webFontStack } from '@mailwright/document';
import { Button, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { WebFontsEditor } from '../../../../shared/web-fonts/WebFontsEditor.tsx';
import type { KitEdit } from '../kit-edit.ts';
import type { ReadFrom } from '../read/ReadBrandDialog.tsx';
import classes from './KitPart.module.css';
import { PartSection } from './PartSection.tsx';

interface KitPartProps {
  readonly edit: KitEdit;
  readonly onRead: (from: ReadFrom) => void;
}

/** Asks for the name of the kit and its fonts. */
export function KitPart({ edit, onRead }: KitPartProps) {
  const { kit, change, problems } = edit;
  const t = useT('brand');
  const { webFonts = [] } = kit;
  const fonts = [
    { value: '', label: t('font.ofTheMail') },
    ...webFonts.map((font) => ({ value: webFontStack(font), label: font.name })),
    ...FONT_STACKS.map(({ name, stack }) => ({ value: stack, label: name })),
  ];
  const problem = problems.get('name');
  return (
    <PartSection
      title={t('kit')}
      hint={t('kit.hint')}
      actions={
        <Group gap={8}>
          <Button size="xs" variant="default" onClick={() => onRead('page')}>
            {t('read.page')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onRead('template')}>
            {t('read.template')}
          </Button>
        </Group>
      }
    >
      <TextInput
        id="brand-name"
        label={t('name')}
        value={kit.name}
        maxLength={LIMITS.brand.text}
        error={problem && t(`problem.${problem}`)}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['heading', 'body'] as const).map((part) => (
          <NativeSelect
            key={part}
            label={t(`font.${part}`)}
            data={fonts}
            value={kit.fonts[part] ?? ''}
            styles={{ input: { fontFamily: kit.fonts[part] ?? 'inherit' } }}
            onChange={({ currentTarget }) => change({ fonts: { ...kit.fonts, [part]: currentTarget.value || null } })}
          />
        ))}
      </SimpleGrid>
      <fieldset className={classes.fonts}>
        <legend className={classes.label}>{t('webFonts')}</legend>
        <p className={classes.hint}>{t('webFonts.hint')}</p>
        <WebFontsEditor fonts={webFonts} onChange={(next) => change(withFonts(kit, next))} />
      </fieldset>
    </PartSection>
  );
}

/** Returns the fonts of the kit with new web fonts. Headings and texts whose web font was removed get its fallback font. */
function withFonts({ fonts, webFonts }: BrandKit, next: readonly WebFont[]): Pick<BrandKit, 'fonts' | 'webFonts'> {
  const kept = (stack: string | null) => {
    const font = webFontOf(stack, webFonts);
    return font && !webFontOf(stack, next) ? font.fallback : stack;
  };
  return { fonts: { heading: kept(fonts.heading), body: kept(fonts.body) }, webFonts: [...next] };
}

import { FONT_STACKS } from '@mailwright/document';
import { NativeSelect } from '@mantine/core';
import { brandFonts } from '../../../shared/brand/brand-fonts.ts';
import { useBrands } from '../../../shared/brand/use-brands.ts';
import { useT } from '../../../shared/i18n/use-t.ts';

interface FontSelectProps {
  readonly id: string;
  /** '' where none is said. */
  readonly stack: string;
  /** What it is called in a brand kit. */
  readonly named: string | undefined;
  /** The entry for none, where there may be none. */
  readonly none?: string;
  readonly disabled: boolean;
  readonly onChange: (stack: string, named?: string) => void;
}

/** The fonts of the brand first, then the web-safe ones, and the one the mail has if it is another. */
export function FontSelect({ id, stack, named, none, disabled, onChange }: FontSelectProps) {
  const t = useT('brand');
  const ofBrands = brandFonts(useBrands());
  const safe = FONT_STACKS.map((font) => ({ value: font.stack, label: font.name }));
  const own = stack === '' || safe.some(({ value }) => value === stack) ? [] : [{ value: stack, label: stack }];
  const brand = ofBrands.map((font) => ({
    value: font.named,
    label: t(font.part === 'heading' ? 'editor.headingFont' : 'editor.bodyFont', { name: font.name }),
  }));
  const isBrand = ofBrands.some((font) => font.named === named && font.stack === stack);
  const nothing = none === undefined ? [] : [{ value: '', label: none }];
  return (
    <NativeSelect
      id={id}
      size="xs"
      disabled={disabled}
      value={isBrand ? named : stack}
      data={
        brand.length === 0
          ? [...nothing, ...safe, ...own]
          : [
              ...nothing,
              { group: t('editor.fonts'), items: brand },
              { group: t('editor.allFonts'), items: [...safe, ...own] },
            ]
      }
      onChange={({ currentTarget: { value } }) => {
        const font = ofBrands.find((each) => each.named === value);
        if (font) onChange(font.stack, font.named);
        else onChange(value);
      }}
    />
  );
}

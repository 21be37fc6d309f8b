import { FONT_STACKS, type WebFont, webFontStack } from '@mailwright/document';
import { NativeSelect } from '@mantine/core';
import { brandFonts } from '../../../../shared/brand/brand-fonts.ts';
import { useBrands } from '../../../../shared/brand/use-brands.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';

interface FontSelectProps {
  readonly id: string;
  /** '' where none is said. */
  readonly stack: string;
  /** Name of the font in a brand kit. */
  readonly named: string | undefined;
  /** Those that the mail brings along. */
  readonly webFonts: readonly WebFont[] | undefined;
  /** The entry for none, where there may be none. */
  readonly none?: string;
  readonly disabled: boolean;
  /** `named` and `webFont`: of one of a brand kit, what it is called there and what the mail brings along for it. */
  readonly onChange: (stack: string, named?: string, webFont?: WebFont) => void;
}

/** The fonts of the brand first, then those that the mail brings along, the web-safe ones, and the one the mail has if it is another. */
export function FontSelect({ id, stack, named, webFonts = [], none, disabled, onChange }: FontSelectProps) {
  const t = useT('brand');
  const ofBrands = brandFonts(useBrands());
  const safe = [
    ...webFonts.map((font) => ({ value: webFontStack(font), label: font.name })),
    ...FONT_STACKS.map((font) => ({ value: font.stack, label: font.name })),
  ];
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
        if (font) onChange(font.stack, font.named, font.webFont);
        else onChange(value);
      }}
    />
  );
}

import { IconLineHeight } from '@tabler/icons-react';
import type { Editor as TextEditor } from '@tiptap/core';
import { brandFonts, fontsInOrder } from '../../../../shared/brand/brand-fonts.ts';
import { useBrands } from '../../../../shared/brand/use-brands.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { bringFont } from '../../core/template/bring-font.ts';
import { focusText } from '../focus-text.ts';
import { setTextStyle } from '../set-text-style.ts';
import type { TextPlace } from '../text-place.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { agreed, explicitStyles, fontName } from './explicit-styles.ts';
import { LINE_HEIGHTS, lineHeightAt, setLineHeight } from './line-height.ts';
import { useBaseStyle } from './use-base-style.ts';

/** The seven sizes of rich text, pixels: what browsers make of the levels 1 to 7. */
const FONT_SIZES = [10, 13, 16, 18, 24, 32, 48] as const;

interface FontMenusProps {
  readonly text: TextEditor;
  readonly place: TextPlace;
}

/** Largest size of an entry that shows itself; larger ones would fill the screen. */
const MAX_SHOWN_SIZE_PX = 24;

/** Font, size and line height at the cursor. */
export function FontMenus({ text, place }: FontMenusProps) {
  const t = useT('text');
  const ofBrands = brandFonts(useBrands());
  const onLeave = () => focusText(text);
  const fonts = explicitStyles(text.state, 'fontFamily');
  const sizes = explicitStyles(text.state, 'fontSize');
  const font = agreed(fonts, useBaseStyle(place, 'fontFamily') ?? null);
  const baseSize = useBaseStyle(place, 'fontSize');
  const size = agreed(sizes, baseSize === undefined ? null : `${baseSize}px`);
  const asTheText = { value: null, label: t('asTheText') };
  return (
    <>
      <ChoiceMenu
        label={t('font')}
        onLeave={onLeave}
        face={{ room: 'font', shown: font === undefined ? undefined : fontName(font ?? '') }}
        value={agreed(fonts, null)}
        choices={[
          asTheText,
          ...fontsInOrder(ofBrands, place.editor.getState().document.settings.webFonts).map(({ name, stack }) => ({
            value: stack,
            label: name,
            style: { fontFamily: stack },
          })),
        ]}
        onChoose={(fontFamily) => {
          bringFont(place.editor, ofBrands.find(({ stack }) => stack === fontFamily)?.webFont);
          setTextStyle(text, { fontFamily });
          focusText(text);
        }}
      />
      <ChoiceMenu
        label={t('fontSize')}
        onLeave={onLeave}
        face={{ room: 'size', shown: size === undefined ? undefined : (size ?? '').replace(/px$/, '') }}
        value={agreed(sizes, null)}
        choices={[
          asTheText,
          ...FONT_SIZES.map((pixels, index) => ({
            value: `${pixels}px`,
            label: t('fontSizeLevel', { level: index + 1, pixels }),
            style: { fontSize: Math.min(pixels, MAX_SHOWN_SIZE_PX), lineHeight: 1.3 },
          })),
        ]}
        onChoose={(fontSize) => {
          setTextStyle(text, { fontSize });
          focusText(text);
        }}
      />
      <ChoiceMenu
        label={t('lineHeight')}
        onLeave={onLeave}
        face={IconLineHeight}
        value={lineHeightAt(text, place)}
        choices={[
          { value: null, label: t('inherit') },
          ...LINE_HEIGHTS.map((percent) => ({ value: percent, label: `${percent}%` })),
        ]}
        onChoose={(percent) => setLineHeight(text, percent, place)}
      />
    </>
  );
}

import { ColorDropdown, type ColorDropdownProps } from '../../../../shared/color/ColorDropdown.tsx';
import { mailPalette } from '../../session/mail-palette.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { BrandSwatches } from './BrandSwatches.tsx';
import { PaletteSwatches } from './PaletteSwatches.tsx';

interface ColorPopoverProps extends Omit<ColorDropdownProps, 'offered'> {
  /** Colors of one's own are what is edited here: none of the mail are offered. */
  readonly withoutPalette?: boolean;
}

/** A color for the mail: those of the brand first, then the mail's own palette, then any other. */
export function ColorPopover({ withoutPalette = false, ...props }: ColorPopoverProps) {
  const { editor } = useEditorSession();
  return (
    <ColorDropdown
      {...props}
      offered={(colors) => (
        <>
          <BrandSwatches {...colors} />
          {!withoutPalette && <PaletteSwatches {...colors} palette={mailPalette(editor.getState().document)} />}
        </>
      )}
    />
  );
}

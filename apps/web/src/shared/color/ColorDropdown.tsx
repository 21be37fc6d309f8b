import { ColorPicker, Popover, Portal, TextInput } from '@mantine/core';
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
import { useTypedText } from '../forms/use-typed-text.ts';
import { useT } from '../i18n/use-t.ts';
import classes from './ColorDropdown.module.css';
import { typedColor } from './typed-color.ts';
import type { ColorChoice } from './use-color-choice.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Attributes of elements from which Escape does not close a dialog. Otherwise a dialog closes on Escape before anything in it
 * receives the key.
 */
const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': true };

/** Props of the colors offered above the picker. */
export interface OfferedColors {
  readonly value: string;
  readonly scheme: 'light' | 'dark';
  /** True when the colors are reached with the arrow keys from the field and not with Tab. */
  readonly isWithoutTabs: boolean;
  readonly onChoose: (color: string, named?: string) => void;
}

export interface ColorDropdownProps {
  readonly choice: ColorChoice;
  readonly label: string;
  /** Color; empty for none. */
  readonly value: string;
  /** Writes a color; `named` tells which color of a brand kit it is. */
  readonly write: (color: string, named?: string) => void;
  /** Mode that the color is for. */
  readonly scheme?: 'light' | 'dark' | undefined;
  /** Ref to the element of the swatches, so that keys can move the focus there. */
  readonly swatches?: RefObject<HTMLDivElement | null>;
  /** Element that opens the dropdown. */
  readonly target: ReactElement;
  /**
   * True when the color is typed in the element that opens the dropdown, which keeps the focus; otherwise the dropdown has a
   * field.
   */
  readonly typedOutside?: boolean;
  /** Returns buttons, one for each color that is offered first. */
  readonly offered?: (colors: OfferedColors) => ReactNode;
  readonly position?: 'bottom' | 'bottom-start' | 'bottom-end';
  /** Further controls for the color. */
  readonly children?: ReactNode;
}

/** Asks for a color: one of the offered ones, or any other. All colors of the product are chosen with it. */
export function ColorDropdown(props: ColorDropdownProps) {
  const { choice, target, label, typedOutside = false, position = 'bottom' } = props;
  return (
    <Popover
      opened={choice.opened}
      position={position}
      width={236}
      withinPortal
      trapFocus={!typedOutside}
      // The field that opens it keeps its own name and id.
      withRoles={!typedOutside}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Popover.Target>{target}</Popover.Target>
      {choice.opened && (
        <Portal>
          <div className={classes.veil} onPointerDown={stop} onMouseDown={keep} onClick={choice.apply} aria-hidden />
        </Portal>
      )}
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        className={classes.dropdown}
        onKeyDown={choice.onKeyDown}
        {...(typedOutside && { onMouseDown: keep })}
      >
        {choice.opened && <Colors {...props} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Colors(props: ColorDropdownProps) {
  const { choice, value, write, scheme = 'light', swatches, typedOutside = false } = props;
  const { offered, children } = props;
  const t = useT('brand');
  const { text, refused, type } = useTypedText(value, (typed) => {
    const color = typedColor(typed);
    if (!HEX.test(color)) return false;
    write(color);
    return true;
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it. */}
      <div ref={swatches} className={classes.groups} onKeyDown={walkSwatches}>
        {offered?.({
          value,
          scheme,
          isWithoutTabs: typedOutside,
          onChoose: (color, named) => {
            write(color, named);
            choice.apply();
          },
        })}
      </div>
      <ColorPicker
        fullWidth
        format="hex"
        value={value}
        focusable={!typedOutside}
        saturationLabel={t('picker.saturation')}
        hueLabel={t('picker.hue')}
        attributes={{ saturation: KEEPS_ESCAPE, slider: KEEPS_ESCAPE }}
        onChange={write}
      />
      {!typedOutside && (
        <TextInput
          size="xs"
          aria-label={t('picker.code')}
          placeholder="#000000"
          value={text}
          error={refused}
          data-autofocus
          onChange={(event) => type(event.currentTarget.value)}
          {...KEEPS_ESCAPE}
        />
      )}
      {children}
    </>
  );
}

function stop(event: { readonly stopPropagation: () => void }): void {
  event.stopPropagation();
}

/** Keeps the focus at its place when the mouse is pressed. */
function keep(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Moves the focus from swatch to swatch with the arrow keys; after the last one comes the first. */
function walkSwatches(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const swatches = [...event.currentTarget.querySelectorAll('button')];
  const at = swatches.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  swatches.at((at + step) % swatches.length)?.focus();
}

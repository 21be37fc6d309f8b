import { ColorInput } from '@mantine/core';
import { useState } from 'react';

interface HexInputProps {
  readonly label: string;
  /** `#rrggbb`; empty for none. */
  readonly value: string;
  readonly placeholder?: string;
  readonly size?: 'xs' | 'sm';
  /** Offered to choose from. */
  readonly swatches?: string[];
  readonly onChange: (color: string) => void;
  /** Takes the color away, where there may be none. */
  readonly onClear?: () => void;
}

const HEX = /^#?([0-9a-f]{6})$/i;

/** A color typed or picked. What is half typed stands in the field alone, until it is whole or left. */
export function HexInput({ value, onChange, onClear, ...input }: HexInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <ColorInput
      {...input}
      format="hex"
      fixOnBlur={false}
      withEyeDropper={false}
      value={typed ?? value}
      onChange={(color) => {
        const [, digits] = HEX.exec(color.trim()) ?? [];
        setTyped(digits === undefined ? color : null);
        if (digits !== undefined) onChange(`#${digits.toLowerCase()}`);
        else if (color === '') onClear?.();
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

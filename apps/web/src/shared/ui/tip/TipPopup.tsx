import { Tooltip } from '@mantine/core';

interface TipPopupProps {
  readonly target: HTMLElement;
  readonly label: string;
}

export function TipPopup({ target, label }: TipPopupProps) {
  return <Tooltip key={label} target={target} label={label} opened multiline maw={280} zIndex={400} />;
}

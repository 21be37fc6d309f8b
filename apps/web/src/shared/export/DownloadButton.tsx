import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Exporting, MakeFile } from './use-export.ts';

interface DownloadButtonProps {
  /** Id of the file among those of the dialog. */
  readonly id: string;
  readonly label: string;
  /** Accessible name, where the visible label alone is ambiguous. */
  readonly spoken?: string;
  readonly exporting: Exporting;
  readonly make: MakeFile;
  readonly secondary?: boolean;
}

/** Shows a button that makes one file; disabled while another one is being made. */
export function DownloadButton({ id, label, spoken, exporting, make, secondary = false }: DownloadButtonProps) {
  const { running, start } = exporting;
  return (
    <Button
      size="xs"
      variant={secondary ? 'default' : 'filled'}
      leftSection={<IconDownload size={14} stroke={1.7} />}
      {...(spoken !== undefined && { 'aria-label': spoken })}
      loading={running === id}
      disabled={running !== null && running !== id}
      onClick={() => void start(id, make)}
    >
      {label}
    </Button>
  );
}

import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useImageUpload } from '../../session/uploads/use-image-upload.ts';
import type { LinkInputProps } from './link-input-props.ts';
import { withField } from './link-kind-fields.ts';

const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp,image/svg+xml';

/** Uploads the file that a link leads to. */
export function LinkFileButton({ fields, disabled, onChange, onDone }: LinkInputProps) {
  const t = useT('linkFields');
  const upload = useImageUpload((asset) => {
    onChange(withField(fields, 'file', asset.url));
    onDone();
  });
  return (
    <FileButton accept={ACCEPTED} disabled={disabled} onChange={(file) => file && upload.start(file)}>
      {(props) => (
        <Button
          {...props}
          size="xs"
          variant="default"
          loading={upload.item !== null && upload.item.step !== 'failed'}
          leftSection={<IconUpload size={14} />}
        >
          {t('upload')}
        </Button>
      )}
    </FileButton>
  );
}

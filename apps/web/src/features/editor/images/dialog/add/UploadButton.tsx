import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';

/** Files of which pictures can be made, or which are said not to be any. */
const ACCEPTED = 'image/*,.heic,.heif,.avif';

/** Adds files to the library, several at once. */
export function UploadButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useT('images');
  return (
    <FileButton multiple accept={ACCEPTED} onChange={onFiles}>
      {(props) => (
        <Button {...props} leftSection={<IconUpload size={16} />}>
          {t('upload')}
        </Button>
      )}
    </FileButton>
  );
}

import { endpoints, LIMITS } from '@mailwright/contract';
import { Button, FileButton, Group, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { LibraryPanel } from '../../../../shared/images/library/LibraryPanel.tsx';
import { refreshImages } from '../../../../shared/images/library/library-changes.ts';
import { useFileDrop } from '../../../../shared/images/use-file-drop.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { LogoAddress } from './LogoAddress.tsx';
import classes from './LogoDialog.module.css';

interface LogoDialogProps {
  readonly opened: boolean;
  readonly current: string;
  readonly close: () => void;
  readonly onChoose: (src: string) => void;
}

/**
 * Asks for a logo among the images of the library. An image that is uploaded, dropped or copied from the web is chosen at once.
 */
export function LogoDialog({ opened, current, close, onChoose }: LogoDialogProps) {
  const t = useT('brand');
  const images = useT('images');
  const [typed, setTyped] = useState('');
  const [folder, setFolder] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [query] = useDebouncedValue(typed.trim(), LIMITS.debounce.localImageFilter);
  const upload = async (file: File | null | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      const [asset] = await call(endpoints.assets.upload, {
        body: { ...(folder !== null && { folder }) },
        files: [file],
      });
      void refreshImages();
      if (asset) onChoose(asset.url);
    } catch (error) {
      toast.error(errorSentence(error));
    } finally {
      setBusy(false);
    }
  };
  const drop = useFileDrop(busy ? null : ([file]) => void upload(file));
  return (
    <DialogFrame
      opened={opened}
      size={1000}
      title={t('logo.choose')}
      classNames={{ content: classes.dialog, body: classes.frame }}
      onClose={close}
    >
      <div className={classes.body} {...drop.events}>
        <Group gap="sm">
          <TextInput
            className={classes.search}
            type="search"
            data-autofocus
            leftSection={<IconSearch size={16} />}
            aria-label={images('search')}
            placeholder={images('search')}
            maxLength={LIMITS.searchTerm.max}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <FileButton accept="image/*" onChange={(file) => void upload(file)}>
            {(props) => (
              <Button {...props} loading={busy} leftSection={<IconUpload size={16} />}>
                {images('upload')}
              </Button>
            )}
          </FileButton>
          <LogoAddress folder={folder} onCopied={({ url }) => onChoose(url)} />
        </Group>
        <div className={classes.library}>
          <LibraryPanel
            query={typed.trim() === '' ? '' : query}
            folder={folder}
            onFolder={setFolder}
            current={current}
            onChoose={({ url }) => onChoose(url)}
          />
        </div>
        {drop.over && <div className={classes.drop}>{images('upload.drop')}</div>}
      </div>
    </DialogFrame>
  );
}

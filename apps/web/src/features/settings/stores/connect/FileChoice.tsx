import { LIMITS } from '@mailwright/contract';
import { Alert, Button, FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formatBytes } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { FeedColumns } from './FeedColumns.tsx';
import classes from './FileChoice.module.css';
import type { useFileLook } from './use-file-look.ts';

const ACCEPTED = '.xml,.csv,.tsv,.txt,.jsonl,.ndjson';

interface FileChoiceProps {
  readonly looked: ReturnType<typeof useFileLook>;
  readonly tried: boolean;
  readonly onChosen: () => void;
}

/** Asks for a file, to drop or to choose, and for its columns once its beginning was read. */
export function FileChoice({ looked, tried, onChosen }: FileChoiceProps) {
  const t = useT('stores');
  const [over, setOver] = useState(false);
  const { file, draft, setDraft, look, choose } = looked;
  const isTooLarge = file !== null && file.size > LIMITS.stores.fileBytes;
  const take = (chosen: File | null | undefined) => {
    if (!chosen) return;
    onChosen();
    choose(chosen);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by key */}
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <FileButton accept={ACCEPTED} onChange={take}>
          {(props) => (
            <Button
              {...props}
              data-autofocus
              variant="default"
              loading={look.isPending}
              leftSection={<IconFileUpload size={16} />}
            >
              {t(file === null ? 'file.choose' : 'file.chooseOther')}
            </Button>
          )}
        </FileButton>
        <span className={classes.hint} role="status">
          {file === null ? t('file.hint') : `${file.name} · ${formatBytes(file.size)}`}
        </span>
      </div>
      {tried && file === null && (
        <p className={classes.missing} role="alert">
          {t('file.required')}
        </p>
      )}
      {isTooLarge && (
        <Alert color="red" role="alert">
          {t('file.tooLarge', { size: formatBytes(LIMITS.stores.fileBytes) })}
        </Alert>
      )}
      {look.error && (
        <Alert color="red" role="alert">
          {errorSentence(look.error)}
        </Alert>
      )}
      {draft !== null && look.data !== undefined && (
        <FeedColumns look={look.data} draft={draft} tried={tried} onChange={setDraft} />
      )}
    </>
  );
}

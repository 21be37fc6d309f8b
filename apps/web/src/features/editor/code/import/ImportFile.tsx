import { Alert, Button, FileButton, Progress } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import classes from './ImportFile.module.css';
import { readImportFiles, type SentFile } from './source/files/read-import-files.ts';
import { IMPORT_EXTENSIONS } from './source/import-source.ts';

const ACCEPTED = [...IMPORT_EXTENSIONS, 'css', 'zip'].map((extension) => `.${extension}`).join(',');

interface ImportFileProps {
  readonly disabled: boolean;
  /** The text of the mail, and the files that it may include. */
  readonly onText: (text: string, files: readonly SentFile[]) => void;
  /** Content on which a file can be dropped, too. */
  readonly children: ReactNode;
}

/** Reads a file of HTML or of a design that is chosen or dropped, with the files that it includes or in a .zip. */
export function ImportFile({ disabled, onText, children }: ImportFileProps) {
  const t = useT('code');
  const [part, setPart] = useState<number | null>(null);
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [guessed, setGuessed] = useState<string | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    reading.current?.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    setPart(0);
    setRefusal(null);
    setGuessed(null);
    const answer = await readImportFiles(chosen, setPart, signal);
    if (signal.aborted) return;
    setPart(null);
    if (answer.ok) {
      const { text, encoding, isGuessed, files } = answer;
      if (isGuessed) setGuessed(encoding);
      else if (encoding !== null) toast.success(t('import.encoding', { encoding }));
      return onText(text, files);
    }
    switch (answer.problem) {
      case 'too-large':
        return setRefusal(t('messages:htmlFileTooLarge'));
      case 'wrong-kind':
        return setRefusal(t('messages:htmlFileInvalid', { file: answer.name }));
      case 'unreadable':
        return setRefusal(t('messages:fileReadFailure'));
      case 'no-mail':
        return setRefusal(t('import.noMail'));
    }
  };
  const holdsFiles = ({ dataTransfer }: DragEvent) => !disabled && dataTransfer.types.includes('Files');

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file has its equal in the button.
    <div
      className={classes.zone}
      data-over={over || undefined}
      onDragOverCapture={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDropCapture={(event) => {
        setOver(false);
        if (!holdsFiles(event)) return;
        // The code editor would take the file for text of its own.
        event.preventDefault();
        event.stopPropagation();
        void read([...event.dataTransfer.files]);
      }}
    >
      <div className={classes.file}>
        <FileButton accept={ACCEPTED} multiple onChange={(files) => void read(files)} disabled={disabled}>
          {(props) => (
            <Button {...props} variant="default" size="xs" leftSection={<IconFileUpload size={14} stroke={1.7} />}>
              {t('import.chooseFile')}
            </Button>
          )}
        </FileButton>
        <span className={classes.hint}>{t(over ? 'import.dropHere' : 'import.dropHint')}</span>
      </div>
      {part !== null && <Progress size={4} value={part * 100} aria-label={t('import.reading')} />}
      {refusal !== null && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          p="xs"
          withCloseButton
          closeButtonLabel={t('shared:close')}
          onClose={() => setRefusal(null)}
        >
          {refusal}
        </Alert>
      )}
      {guessed !== null && (
        <Alert
          color="yellow"
          variant="light"
          role="status"
          p="xs"
          withCloseButton
          closeButtonLabel={t('shared:close')}
          onClose={() => setGuessed(null)}
        >
          {t('import.encodingGuessed', { encoding: guessed })}
        </Alert>
      )}
      {children}
    </div>
  );
}

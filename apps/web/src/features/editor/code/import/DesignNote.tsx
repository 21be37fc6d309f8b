import { Alert, Loader } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './ImportDialog.module.css';
import { MjmlProblems } from './MjmlProblems.tsx';
import { BrokenMjml } from './source/broken-mjml.ts';
import type { Design } from './use-design.ts';

interface DesignNoteProps {
  readonly design: Design;
  /** Words of the design that become the preheader of the template. */
  readonly preHeader: string | undefined;
}

/** Shows what kind of design the text was taken for, and what will become of it. */
export function DesignNote({ design, preHeader }: DesignNoteProps) {
  const t = useT('code');
  switch (design.state) {
    case 'none':
      return null;
    case 'reading':
      return (
        <p className={classes.kind} role="status">
          <Loader size={14} aria-hidden />
          {t('import.design.reading', { kind: t(`import.kind.${design.kind}`) })}
        </p>
      );
    case 'read':
      return (
        <p className={classes.kind} role="status">
          <IconFileDescription size={16} stroke={1.8} aria-hidden />
          <span>
            {t('import.design.read', { kind: t(`import.kind.${design.kind}`) })}
            {design.imported.system !== undefined && ` ${t('convert.system', { name: design.imported.system })}`}
            {preHeader !== undefined && ` ${t('import.design.preHeader', { words: preHeader })}`}
          </span>
        </p>
      );
    case 'failed':
      return (
        <Alert color="red" variant="light" role="alert" title={t('import.refused')}>
          {design.error instanceof BrokenMjml ? (
            <MjmlProblems problems={design.error.problems} />
          ) : (
            errorSentence(design.error)
          )}
        </Alert>
      );
    case 'unreadable':
      return (
        <Alert color="red" variant="light" role="alert" title={t('import.refused')}>
          {t(`import.design.${design.problem}`)}
          {design.line !== null && ` ${t('import.lines', { count: 1, lines: String(design.line) })}`}
        </Alert>
      );
  }
}

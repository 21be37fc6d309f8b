import type { SamplePerson } from '@mailwright/contract';
import { Button, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconLayoutGrid, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { samplePeopleQuery } from '../../../../shared/api/sample-people-query.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { keysOf } from '../../../../shared/shortcuts/editor-keys.ts';
import { isMac, shortcutKeys } from '../../../../shared/shortcuts/shortcut.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { useAction } from '../../actions/use-action.ts';
import { preview } from '../../actions/view/preview.ts';
import { openDialog } from '../../session/editor-session.ts';
import { useEditorSession, useView } from '../../session/use-editor-session.ts';
import { useNarrow } from '../../session/view/use-narrow.ts';
import { DarkPreviewButton } from './DarkPreviewButton.tsx';
import classes from './PreviewPerson.module.css';
import { usePersonKeys } from './use-person-keys.ts';
import { usePreviewReader } from './use-preview-reader.ts';

const NOBODY: readonly SamplePerson[] = [];

/**
 * Asks for the reader of the preview: one of the sample people, or the samples of the merge fields. On phones it is a bar
 * of its own, without the buttons for the previous and the next person.
 */
export function PreviewPerson() {
  const t = useT('people');
  const session = useEditorSession();
  const narrow = useNarrow();
  const chosen = useView(({ person }) => person);
  const { data: people = NOBODY } = useQuery(samplePeopleQuery);
  const at = people.findIndex(({ id }) => id === chosen?.id);
  const show = (index: number) => session.view.setState({ person: people[index] ?? null });
  // The samples of the fields stand before the first person.
  const step = (by: number) => show(((at + 1 + by + people.length + 1) % (people.length + 1)) - 1);
  usePreviewReader(people);
  usePersonKeys(step);
  const size = narrow ? 40 : 28;
  return (
    <div className={narrow ? classes.bar : classes.person}>
      <DarkPreviewButton size={narrow ? 40 : 30} />
      {!narrow && (
        <IconButton
          size={28}
          variant="subtle"
          className={classes.first}
          label={t('previous')}
          shortcut={written('previous-person')}
          icon={<IconChevronLeft size={17} />}
          onClick={() => step(-1)}
        />
      )}
      <NativeSelect
        size={narrow ? 'sm' : 'xs'}
        className={classes.select}
        aria-label={t('shownFor')}
        value={at < 0 ? '' : chosen?.id}
        onChange={({ currentTarget }) => show(people.findIndex(({ id }) => id === currentTarget.value))}
        data={[{ value: '', label: t('fieldSamples') }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {!narrow && (
        <IconButton
          size={28}
          variant="subtle"
          label={t('next')}
          shortcut={written('next-person')}
          icon={<IconChevronRight size={17} />}
          onClick={() => step(1)}
        />
      )}
      <IconButton
        size={size}
        variant="default"
        label={t('matrix')}
        icon={<IconLayoutGrid size={17} stroke={1.7} />}
        onClick={() => openDialog(session, { kind: 'people-matrix' })}
      />
      <IconButton
        size={size}
        variant="default"
        label={t('edit')}
        icon={<IconUsers size={17} stroke={1.7} />}
        onClick={() => openDialog(session, { kind: 'sample-people' })}
      />
      {narrow && !session.readOnly && <BackToEditing />}
    </div>
  );
}

/** The bar above has no room for it on phones. */
function BackToEditing() {
  const t = useT('editor');
  const { run } = useAction(preview);
  return (
    <Button size="sm" px={12} variant="default" onClick={run}>
      {t('action.exitPreview')}
    </Button>
  );
}

function written(action: string): string {
  const [keys] = keysOf(action);
  return keys ? shortcutKeys(keys, isMac()).join(isMac() ? '' : '+') : '';
}

import type { SamplePerson } from '@mailwright/contract';
import { Button, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconLayoutGrid, IconMoon, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { samplePeopleQuery } from '../../../../shared/api/sample-people-query.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { keysOf } from '../../../../shared/shortcuts/editor-keys.ts';
import { isMac, matchesShortcut, shortcutKeys } from '../../../../shared/shortcuts/shortcut.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { preview } from '../../core/actions/preview.ts';
import { useAction } from '../../core/actions/use-action.ts';
import { openDialog } from '../../core/session/editor-session.ts';
import { useEditorSession, useView } from '../../core/session/use-editor-session.ts';
import { useMergeFields } from '../../core/template/merge-fields.ts';
import { previewReader } from '../../core/view/preview-reader.ts';
import { isInDialog } from '../../core/view/typing-in.ts';
import { useNarrow } from '../../core/view/use-narrow.ts';
import classes from './PreviewPerson.module.css';

const KEYS = [
  ['previous-person', -1],
  ['next-person', 1],
] as const;

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

/** Shows the mail as readers in dark mode get it. */
function DarkPreviewButton({ size }: { readonly size: number }) {
  const t = useT('editor');
  const { view } = useEditorSession();
  const isDark = useView(({ darkPreview }) => darkPreview);
  return (
    <IconButton
      label={t('device.darkPreview')}
      icon={<IconMoon size={17} stroke={1.7} />}
      variant={isDark ? 'filled' : 'default'}
      size={size}
      aria-pressed={isDark}
      onClick={() => view.setState({ darkPreview: !isDark })}
    />
  );
}

/** Goes from person to person by keys while the preview is shown. The canvas repeats the key presses of its frame here. */
function usePersonKeys(step: (by: 1 | -1) => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isInDialog(event.target)) return;
      const [, by] = KEYS.find(([id]) => keysOf(id).some((keys) => matchesShortcut(event, keys))) ?? [];
      if (by === undefined) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Shows the mail on the canvas as the chosen person gets it, or with the samples of the fields. */
function usePreviewReader(people: readonly SamplePerson[]): void {
  const { view, renderOptions } = useEditorSession();
  const { fields } = useMergeFields();
  const person = useView((state) => state.person);
  useEffect(() => {
    view.setState({ reader: previewReader(renderOptions, { fields, people, person }) });
  }, [view, renderOptions, fields, people, person]);
}

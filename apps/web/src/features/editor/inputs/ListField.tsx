import type { JsonObject } from '@mailwright/document';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { itemTitle } from './item-title.ts';
import classes from './ListField.module.css';
import { ListItem } from './ListItem.tsx';
import { itemsOf, placeAfterMove, withCopy, withMoved } from './list-edits.ts';
import type { ListFieldProps } from './list-props.ts';
import { useListDrag } from './use-list-drag.ts';

/** What has the focus after an edit: a row's handle, its name, or the first input of the row. */
interface NextFocus {
  readonly index: number;
  readonly on: 'handle' | 'name' | 'input';
}

/** Items to add, take out, copy and put in order, by pointer and by keyboard; one at a time is open to be edited. */
export function ListField({ id, field, label, value, disabled, word, onChange, onDone }: ListFieldProps) {
  const t = useT('editor');
  const { view } = useEditorSession();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  // Items have no ids; a new count gives the open one fresh inputs when another item comes to stand at its place.
  const [round, setRound] = useState(0);
  const next = useRef<NextFocus | null>(null);
  const items = itemsOf(value);
  const titleOf = (item: JsonObject | undefined) => itemTitle(field, item ?? {}, word);

  useEffect(() => {
    if (next.current === null) return;
    const { index, on } = next.current;
    const part = on === 'input' ? '[data-fields] :is(input, select)' : `[data-part="${on}"]`;
    const target = list.current?.children[index]?.querySelector<HTMLElement>(part);
    // A row that was just added may be drawn one render later.
    if (!target) return;
    next.current = null;
    target.focus();
  });

  const edit = (edited: readonly JsonObject[], opened: number | null, said: string, focus?: NextFocus) => {
    onDone();
    const taken = onChange(edited);
    onDone();
    if (!taken) return;
    setOpen(opened);
    setRound(round + 1);
    next.current = focus ?? null;
    view.setState({ announcement: said });
  };
  const move = (from: number, to: number, on?: NextFocus['on']) => {
    if (to < 0 || to >= items.length || to === from) return;
    const opened = open === null ? null : placeAfterMove(open, from, to);
    const said = t('list.moved', { name: titleOf(items[from]), position: to + 1, count: items.length });
    edit(withMoved(items, from, to), opened, said, on && { index: to, on });
  };
  const { drag, press } = useListDrag(list, move);
  const add = () => {
    const item = field.create(items);
    const index = items.length;
    edit([...items, item], index, t('list.added', { name: titleOf(item) }), { index, on: 'input' });
  };
  const duplicate = (index: number) => {
    const said = t('list.added', { name: titleOf(items[index]) });
    edit(withCopy(items, index), index + 1, said, { index: index + 1, on: 'name' });
  };
  const remove = (index: number) => {
    const opened = open === null || open === index ? null : placeAfterMove(open, index, items.length - 1);
    const said = t('list.removed', { name: titleOf(items[index]) });
    edit(items.toSpliced(index, 1), opened, said, { index: Math.min(index, items.length - 2), on: 'name' });
  };
  const full = items.length >= field.max;
  return (
    <div className={classes.list}>
      <ul ref={list} className={classes.items} aria-label={label}>
        {items.map((item, index) => (
          <ListItem
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no ids; what they keep is renewed by `round`.
            key={index}
            item={item}
            place={{ index, last: items.length - 1 }}
            title={titleOf(item)}
            field={field}
            open={open === index ? round : null}
            disabled={disabled}
            canAdd={!full}
            canRemove={items.length > field.min}
            drag={drag}
            word={word}
            onToggle={() => setOpen(open === index ? null : index)}
            onPress={(event) => press(event, index)}
            onMove={(to, on) => move(index, to, on)}
            onDuplicate={() => duplicate(index)}
            onRemove={() => remove(index)}
            onChange={(changed) => onChange(items.with(index, changed))}
            onDone={onDone}
          />
        ))}
      </ul>
      <Button
        id={id}
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} stroke={1.8} />}
        disabled={disabled || full}
        onClick={add}
      >
        {word('add')}
      </Button>
      {full && (
        <Text size="xs" c="dimmed">
          {t('list.full', { max: field.max })}
        </Text>
      )}
    </div>
  );
}

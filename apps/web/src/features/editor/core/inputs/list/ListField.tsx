import { createId, type ItemId, itemIdOf, type JsonObject } from '@mailwright/document';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { itemTitle } from './item-title.ts';
import classes from './ListField.module.css';
import { ListItem } from './ListItem.tsx';
import { itemsOf, withCopy, withMoved } from './list-edits.ts';
import type { ListFieldProps } from './list-props.ts';
import { useListDrag } from './use-list-drag.ts';

/** Part of a row that gets the focus after an edit: its handle, its name, or its first input. */
interface NextFocus {
  readonly id: ItemId | undefined;
  readonly on: 'handle' | 'name' | 'input';
}

/** Items to add, take out, copy and put in order, by pointer and by keyboard; one at a time is open to be edited. */
export function ListField({ id, field, label, value, disabled, word, openItem, onChange, onDone }: ListFieldProps) {
  const t = useT('panels');
  const { view } = useEditorSession();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ItemId | null>(null);
  const next = useRef<NextFocus | null>(null);
  const items = itemsOf(value);
  const titleOf = (item: JsonObject | undefined) => itemTitle(field, item ?? {}, word);

  useEffect(() => {
    if (openItem !== null) setOpen(openItem);
  }, [openItem]);

  useEffect(() => {
    if (next.current === null) return;
    const { id: focused, on } = next.current;
    const part = on === 'input' ? '[data-fields] :is(input, select)' : `[data-part="${on}"]`;
    const target = list.current?.querySelector<HTMLElement>(`[data-item="${focused}"] ${part}`);
    // A row that was just added may be drawn one render later.
    if (!target) return;
    next.current = null;
    target.focus();
  });

  const edit = (edited: readonly JsonObject[], said: string, focus?: NextFocus) => {
    onDone();
    const taken = onChange(edited);
    onDone();
    if (!taken) return false;
    next.current = focus ?? null;
    view.setState({ announcement: said });
    return true;
  };
  const move = (from: number, to: number, on?: NextFocus['on']) => {
    if (to < 0 || to >= items.length || to === from) return;
    const said = t('list.moved', { name: titleOf(items[from]), position: to + 1, count: items.length });
    edit(withMoved(items, from, to), said, on && { id: itemIdOf(items[from]), on });
  };
  const { drag, press } = useListDrag(list, move);
  const add = () => {
    const item = { ...field.create(items), id: createId() };
    const said = t('list.added', { name: titleOf(item) });
    if (edit([...items, item], said, { id: item.id, on: 'input' })) setOpen(item.id);
  };
  const duplicate = (index: number) => {
    const copy = createId();
    const said = t('list.added', { name: titleOf(items[index]) });
    if (edit(withCopy(items, index, copy), said, { id: copy, on: 'name' })) setOpen(copy);
  };
  const remove = (index: number) => {
    const said = t('list.removed', { name: titleOf(items[index]) });
    edit(items.toSpliced(index, 1), said, { id: itemIdOf(items[index + 1] ?? items[index - 1]), on: 'name' });
  };
  const full = items.length >= field.max;
  return (
    <div className={classes.list}>
      <ul ref={list} className={classes.items} aria-label={label}>
        {items.map((item, index) => {
          const key = itemIdOf(item) ?? String(index);
          return (
            <ListItem
              key={key}
              id={key}
              item={item}
              place={{ index, last: items.length - 1 }}
              title={titleOf(item)}
              field={field}
              open={open === key}
              disabled={disabled}
              canAdd={!full}
              canRemove={items.length > field.min}
              drag={drag}
              word={word}
              onToggle={() => setOpen(open === key ? null : key)}
              onPress={(event) => press(event, index)}
              onMove={(to, on) => move(index, to, on)}
              onDuplicate={() => duplicate(index)}
              onRemove={() => remove(index)}
              onChange={(changed) => onChange(items.with(index, changed))}
              onDone={onDone}
            />
          );
        })}
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

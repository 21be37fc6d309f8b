import type { ItemId, JsonObject, ListInput } from '@mailwright/document';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../../shared/ui/IconButton.tsx';
import { ItemFields } from './ItemFields.tsx';
import classes from './ListField.module.css';
import type { ListWords } from './list-props.ts';
import type { ListDrag } from './use-list-drag.ts';

interface ListItemProps {
  readonly id: ItemId;
  readonly item: JsonObject;
  readonly place: { readonly index: number; readonly last: number };
  readonly title: string;
  readonly field: ListInput;
  readonly open: boolean;
  readonly disabled: boolean;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly drag: ListDrag | null;
  readonly word: ListWords;
  readonly onToggle: () => void;
  readonly onPress: (event: PointerEvent) => void;
  readonly onMove: (to: number, focus: 'handle' | 'name') => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly onChange: (item: JsonObject) => boolean;
  readonly onDone: () => void;
}

/** One item of a list: its handle, its name that opens it, what can be done with it, and its fields while it is open. */
export function ListItem(props: ListItemProps) {
  const { item, place, title, field, open, disabled, canAdd, canRemove, drag, word } = props;
  const { onToggle, onPress, onMove, onDuplicate, onRemove, onChange, onDone } = props;
  const t = useT('panels');
  const fields = useId();
  const { index, last } = place;
  return (
    <li
      className={classes.item}
      data-item={props.id}
      data-dragged={drag?.from === index || undefined}
      data-drop={dropMark(drag, index)}
      data-open={open || undefined}
    >
      <div className={classes.head}>
        <IconButton
          size={24}
          className={classes.handle ?? ''}
          data-part="handle"
          label={t('list.move', { name: title })}
          shortcut="↑ ↓"
          aria-keyshortcuts="ArrowUp ArrowDown Home End"
          disabled={disabled || last === 0}
          icon={<IconGripVertical size={14} stroke={1.7} />}
          onPointerDown={onPress}
          onKeyDown={(event) => {
            const to = placeOfKey(event, place);
            if (to === null) return;
            event.preventDefault();
            event.stopPropagation();
            onMove(to, 'handle');
          }}
        />
        <UnstyledButton
          className={classes.name}
          data-part="name"
          aria-expanded={open}
          aria-controls={fields}
          onClick={onToggle}
        >
          <span className={classes.title}>{title}</span>
          <IconChevronDown size={14} stroke={1.8} className={classes.chevron} />
        </UnstyledButton>
        <IconButton
          size={24}
          label={t('list.duplicate', { name: title })}
          disabled={disabled || !canAdd}
          icon={<IconCopy size={14} stroke={1.7} />}
          onClick={onDuplicate}
        />
        <IconButton
          size={24}
          label={t('list.remove', { name: title })}
          disabled={disabled || !canRemove}
          icon={<IconTrash size={14} stroke={1.7} />}
          onClick={onRemove}
        />
      </div>
      <div id={fields} hidden={!open}>
        {open && (
          <ItemFields
            item={item}
            field={field}
            place={place}
            disabled={disabled}
            word={word}
            onMove={(to) => onMove(to, 'name')}
            onChange={onChange}
            onDone={onDone}
          />
        )}
      </div>
    </li>
  );
}

function dropMark(drag: ListDrag | null, index: number): 'before' | 'after' | undefined {
  if (drag === null || drag.to === drag.from || drag.to !== index) return undefined;
  return drag.to < drag.from ? 'before' : 'after';
}

function placeOfKey(event: KeyboardEvent, { index, last }: ListItemProps['place']): number | null {
  switch (event.key) {
    case 'ArrowUp':
      return index - 1;
    case 'ArrowDown':
      return index + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

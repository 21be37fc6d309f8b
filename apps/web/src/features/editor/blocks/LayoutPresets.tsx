import type { BlockSplit, DocumentNode, PaletteTile } from '@mailwright/document';
import { Tooltip, UnstyledButton } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import { FieldGroup } from '../core/panels/FieldGroup.tsx';
import { useEditorSession } from '../core/session/use-editor-session.ts';
import { ColumnShares } from './ColumnShares.tsx';
import classes from './LayoutPresets.module.css';

interface LayoutPresetsProps {
  readonly node: DocumentNode;
  readonly split: BlockSplit;
  readonly tiles: readonly PaletteTile[];
  readonly disabled: boolean;
}

/** The layouts of the palette for a section that exists already; what its columns hold stays. */
export function LayoutPresets({ node, split, tiles, disabled }: LayoutPresetsProps) {
  const t = useT('panels');
  const blocks = useT('blocks');
  const { editor } = useEditorSession();
  const shares = (props: DocumentNode['props']) => JSON.stringify(props[split.prop]);
  const snaps = new Set(split.snaps.map((snap) => JSON.stringify(snap)));
  const seen = new Set<string>();
  const presets = tiles.filter((tile) => {
    const key = shares(tile.create().props);
    return snaps.has(key) && !seen.has(key) && seen.add(key);
  });
  return (
    <FieldGroup name="settings/layout" title={t('panel.group.layout')}>
      <div className={classes.presets}>
        {presets.map((tile) => {
          const { props } = tile.create();
          const value = props[split.prop];
          const label = blocks(`${node.type}.tile.${tile.id}`);
          const isOn = shares(props) === shares(node.props);
          return (
            <Tooltip key={tile.id} label={label}>
              <UnstyledButton
                className={classes.preset}
                aria-label={label}
                aria-pressed={isOn}
                data-on={isOn || undefined}
                disabled={disabled}
                onClick={() =>
                  Array.isArray(value) && editor.run({ type: 'setLayout', id: node.id, shares: value.map(Number) })
                }
              >
                <ColumnShares shares={Array.isArray(value) ? value.map(Number) : []} />
              </UnstyledButton>
            </Tooltip>
          );
        })}
      </div>
    </FieldGroup>
  );
}

import type { StyleKey } from '@mailwright/document';
import type { ComponentProps } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { FieldRow } from '../inputs/FieldRow.tsx';
import { FieldMark } from '../linked/FieldMark.tsx';
import { useOverride } from '../linked/use-override.ts';
import { DeviceChips } from './DeviceChips.tsx';
import type { StyleEdit } from './style-edit.ts';

interface StyleRowProps extends Omit<ComponentProps<typeof FieldRow>, 'onReset' | 'resetLabel' | 'extra'> {
  readonly edit: StyleEdit;
  readonly styles: readonly StyleKey[];
  /** The value can differ between devices: says which one is shown, and chooses it. */
  readonly perDevice?: boolean;
}

/** A line of the Styles panel: reset when a node says something itself, for one device when it shows that device's. */
export function StyleRow({ edit, styles, perDevice = false, wide = false, ...row }: StyleRowProps) {
  const t = useT('editor');
  const panels = useT('panels');
  const { label } = row;
  const { node, screen } = edit;
  const fields = screen === undefined ? styles.map((style) => `style.${style}`) : [];
  const override = useOverride(node, fields);
  const [field] = fields;
  const isWidth = screen === 'tablet' || screen === 'phone';
  const device = screen && (isWidth ? t(`device.${screen}`) : panels(`device.${screen}`));
  return (
    <FieldRow
      {...row}
      wide={wide || perDevice}
      onReset={override === undefined ? edit.resetOf(styles) : override.onReset}
      {...(override && { resetLabel: panels('module.resetField', { label }), resetShown: true })}
      {...(screen && { resetLabel: panels('style.resetOn', { label, device }) })}
      extra={
        <>
          {perDevice && <DeviceChips edit={edit} label={label} styles={styles} />}
          {node && field !== undefined && fields.length === 1 && <FieldMark node={node} field={field} label={label} />}
        </>
      }
    />
  );
}

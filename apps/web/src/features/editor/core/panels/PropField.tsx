import {
  type BlockRegistry,
  type DocumentNode,
  type EmailDocument,
  type Field,
  type JsonObject,
  type JsonValue,
  locate,
  sameJson,
  withoutItemIds,
} from '@mailwright/document';
import { Suspense, useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ChunkBoundary } from '../../../../shared/missing-chunk/ChunkBoundary.tsx';
import { lazyChunk } from '../../../../shared/missing-chunk/lazy-chunk.ts';
import { standInCleared } from '../images/stand-in.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { FieldRow } from '../inputs/FieldRow.tsx';
import { hasSeveralInputs, isWide } from '../inputs/inputs.ts';
import { useScrub } from '../inputs/use-scrub.ts';
import { FieldMark } from '../linked/FieldMark.tsx';
import { useOverride } from '../linked/use-override.ts';
import { useEditorSession, useView } from '../session/use-editor-session.ts';

const AltTextTools = lazyChunk(async () => (await import('../inputs/alt/AltTextTools.tsx')).AltTextTools);

interface PropFieldProps {
  readonly node: DocumentNode;
  readonly field: Field;
  readonly disabled: boolean;
}

/** One field of a block: its label, the input of its kind, the way back to the default. */
export function PropField({ node, field, disabled }: PropFieldProps) {
  const { editor } = useEditorSession();
  const t = useT('blocks');
  const id = useId();
  const label = t(`${node.type}.field.${field.prop}`);
  const fallback = propDefault(editor.context.registry, node, field.prop);
  const value = node.props[field.prop] ?? fallback;
  const openItem = useView(({ panelFocus }) => {
    const item = typeof panelFocus === 'object' ? panelFocus?.item : null;
    return item?.list === field.prop ? item.id : null;
  });

  const write = (next: JsonValue, others: JsonObject = {}, joins?: EmailDocument, named?: string) =>
    editor.run(
      {
        type: 'updateProps',
        id: node.id,
        props: { ...standInCleared(field, node.props), ...others, [field.prop]: next },
        ...(named !== undefined && { brand: { [field.prop]: named } }),
      },
      { coalesce: `${node.id}.${field.prop}`, ...(joins && { joins }) },
    ).ok;
  const done = () => editor.breakCoalescing();
  const reset = () => {
    if (fallback !== undefined) write(fallback);
    done();
  };
  const scrub = useScrub({
    ...(field.kind === 'number' ? field : { min: 0, max: 0, step: 1 }),
    value: typeof value === 'number' ? value : 0,
    onChange: write,
    onDone: done,
  });
  const described = describedBy(field, node.props);
  const override = useOverride(node, [field.prop]);
  const isDefault = fallback === undefined || sameContent(fallback, value);

  const ownReset = isDefault || disabled || field.kind === 'image' ? undefined : reset;

  return (
    <FieldRow
      label={label}
      prop={field.prop}
      wide={isWide(field)}
      {...(!hasSeveralInputs(field) && { htmlFor: id })}
      {...(field.kind === 'number' && !disabled && { onScrub: scrub })}
      onReset={override === undefined ? ownReset : override.onReset}
      {...(override && { resetLabel: t('panels:module.resetField', { label }), resetShown: true })}
      extra={<FieldMark node={node} field={field.prop} label={label} />}
    >
      <FieldInput
        id={id}
        field={field}
        label={label}
        value={value}
        disabled={disabled}
        optionLabel={(option) => t(`${node.type}.option.${field.prop}.${option}`)}
        word={(what, of) => t([node.type, what, field.prop, ...(of === undefined ? [] : [of])].join('.'))}
        propValue={(prop = field.prop) => locate(editor.getState().document, node.id)?.node.props[prop]}
        onChange={write}
        onDone={done}
        openItem={openItem}
      />
      {described !== '' && (
        <ChunkBoundary>
          <Suspense>
            <AltTextTools
              address={described}
              text={typeof value === 'string' ? value : ''}
              disabled={disabled}
              onUse={(text) => {
                done();
                write(text);
                done();
              }}
            />
          </Suspense>
        </ChunkBoundary>
      )}
    </FieldRow>
  );
}

/** The value a new block of this type has for a prop; undefined where no tile of the palette makes one. */
function propDefault(registry: BlockRegistry, node: DocumentNode, prop: string): JsonValue | undefined {
  return registry.get(node.type)?.tiles[0]?.create().props[prop];
}

/** Returns whether two values have the same content; the ids of list items are ignored. */
function sameContent(one: JsonValue, other: JsonValue | undefined): boolean {
  return other !== undefined && sameJson(withoutItemIds(one), withoutItemIds(other));
}

/** The address of the picture that a field describes; '' of any other field. */
function describedBy(field: Field, { decorative, ...props }: JsonObject): string {
  if (field.kind !== 'text' || field.describes === undefined || decorative === true) return '';
  const address = props[field.describes];
  return typeof address === 'string' ? address : '';
}

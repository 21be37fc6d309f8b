import { type DocumentNode, excerptOf, fieldApplies, type StyleKey, writableKeys } from '@mailwright/document';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { useLayerName } from '../../session/view/use-layer-name.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import { PropField } from '../PropField.tsx';
import { CanvasText } from './CanvasText.tsx';
import { OpenStyle } from './OpenStyle.tsx';

const STYLE = 'style.';

/** The fields of one element of a linked module that this mail may change; the others are the module's alone. */
export function OpenFields({ node }: { readonly node: DocumentNode }) {
  const { editor } = useEditorSession();
  const t = useT('linked');
  const nameOf = useLayerName();
  const { registry, readOnly } = editor.context;
  const definition = registry.get(node.type);
  if (!definition) return null;
  const keys = writableKeys(definition, node.open ?? []);
  const fields = definition.fields.filter((field) => keys.has(field.prop) && fieldApplies(field, node.props));
  const texts = [definition.richTextProp, definition.plainTextProp].filter(
    (prop) => prop !== undefined && keys.has(prop) && !fields.some((field) => field.prop === prop),
  );
  const styles = [...keys].filter((key) => key.startsWith(STYLE)).map((key) => key.slice(STYLE.length) as StyleKey);
  const words = excerptOf(node, registry);
  const name = nameOf(node);
  return (
    <FieldGroup name={`linked/${node.type}`} title={words === '' ? name : t('element', { name, words })}>
      {texts.map((prop) => prop !== undefined && <CanvasText key={prop} node={node} prop={prop} />)}
      {fields.map((field) => (
        <PropField key={field.prop} node={node} field={field} disabled={readOnly} />
      ))}
      {styles.map((style) => (
        <OpenStyle key={style} node={node} style={style} />
      ))}
    </FieldGroup>
  );
}

import { type BlockRegistry, type DocumentNode, isJsonObject, type JsonValue } from '@mailwright/document';
import { useCallback } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';

/** As much as a line can show. */
const LONGEST = 60;

/** What a layer is called: the author's own name for it, else its block's. */
export function useLayerName(): (node: DocumentNode) => string {
  const blocks = useT('blocks');
  const { registry } = useEditorSession().editor.context;
  return useCallback(
    ({ name, type }) => name ?? (registry.has(type) ? blocks(`${type}.name`) : type),
    [blocks, registry],
  );
}

/** The name of a layer's icon: what its tile shows, or what it is for the layout. */
export function layerIcon({ type }: DocumentNode, registry: BlockRegistry): string {
  const definition = registry.get(type);
  if (definition?.kind === 'section') return 'layout-rows';
  if (definition?.kind === 'column') return 'columns-2';
  return definition?.tiles[0]?.icon ?? '';
}

/** The first words of a block, by which a person knows it among others of its kind. */
export function excerptOf({ type, props }: DocumentNode, registry: BlockRegistry): string {
  const definition = registry.get(type);
  const words = props[definition?.plainTextProp ?? definition?.richTextProp ?? 'alt'];
  return words === undefined ? '' : wordsIn(words).replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

function wordsIn(value: JsonValue): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return firstWords(value);
  if (!isJsonObject(value)) return '';
  if (typeof value.text === 'string') return value.text;
  return value.content === undefined ? '' : `${wordsIn(value.content)} `;
}

function firstWords(parts: readonly JsonValue[]): string {
  let words = '';
  for (const part of parts) {
    words += wordsIn(part);
    if (words.length > LONGEST) break;
  }
  return words;
}

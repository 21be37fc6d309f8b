import { endpoints } from '@mailwright/contract';
import type { Editor } from '@mailwright/document';
import { useRef, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { useEditorSession, useSessionState } from '../../session/use-editor-session.ts';
import type { InputProps } from '../input-props.ts';

interface QrPicture {
  readonly busy: boolean;
  /** Draws the code that says `content`, stores it and writes both in place of `typed`; drops what it replaces. */
  readonly start: (typed: string, content: string) => void;
  /** The picture that stands there will be replaced. */
  readonly outdate: (address: string) => void;
}

export function useQrPicture({ field, propValue, onChange, onDone }: InputProps<'qrCode'>): QrPicture {
  const { editor } = useEditorSession();
  const templateId = useSessionState(({ template }) => template.id);
  const [busy, setBusy] = useState(false);
  const running = useRef(0);
  const outdated = useRef(new Set<string>());

  const start = async (typed: string, content: string) => {
    running.current += 1;
    const turn = running.current;
    setBusy(true);
    try {
      const { drawQrCode } = await import('./draw-qr-code.ts');
      const file = await drawQrCode(content);
      const [asset] = await call(endpoints.assets.upload, { body: { templateId }, files: [file] });
      if (!asset) return;
      if (turn === running.current && propValue() === typed) {
        onChange(content, { [field.pictureProp]: asset.url });
        onDone();
      } else {
        outdated.current.add(asset.url);
      }
      const unused = [...outdated.current].filter((address) => !isUsed(editor, address));
      outdated.current.clear();
      await Promise.all(unused.map(dropFromLibrary));
    } catch (error) {
      if (turn === running.current) toast.error(errorSentence(error));
    } finally {
      if (turn === running.current) setBusy(false);
    }
  };
  return {
    busy,
    start: (typed, content) => void start(typed, content),
    outdate: (address) => {
      running.current += 1;
      if (address !== '') outdated.current.add(address);
    },
  };
}

function isUsed(editor: Editor, address: string): boolean {
  return JSON.stringify(editor.getState().document).includes(address);
}

/** The file stays where a template names it, undo included; a library that keeps it does no harm either. */
async function dropFromLibrary(address: string): Promise<void> {
  const assetName = address.split('/').at(-1) ?? '';
  await call(endpoints.assets.remove, { params: { assetName } }).catch(() => undefined);
}

import { endpoints, type StockImage } from '@mailwright/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { refreshImages } from '../../../../../shared/images/library/library-changes.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import type { ChosenImage } from '../../../core/images/chosen-image.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import { chosenAsset } from '../../content/chosen-asset.ts';

interface StockChoice {
  readonly start: (image: StockImage) => void;
  readonly cancel: () => void;
  /** The image that is being copied; undefined when none is. */
  readonly copying: StockImage | undefined;
}

/** Copies a free image to the library and the template, and hands over the copy. Ends with the tab. */
export function useStockChoice(locale: string, onChoose: (image: ChosenImage) => void): StockChoice {
  const { state } = useEditorSession();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ provider, id }: StockImage) => {
      running.current = new AbortController();
      const { signal } = running.current;
      const templateId = state.getState().template.id;
      const asset = await call(endpoints.stock.choose, { body: { provider, id, templateId, locale } }, { signal });
      return { asset, signal };
    },
    onSuccess({ asset, signal }, { description }) {
      void refreshImages();
      if (signal.aborted) return;
      onChoose({ ...chosenAsset(asset), ...(description !== '' && { alt: description }) });
    },
    onError(error) {
      if (running.current?.signal.aborted !== true) toast.error(errorSentence(error));
    },
  });

  return {
    start: (image) => {
      if (!isPending) mutate(image);
    },
    cancel: () => running.current?.abort(),
    copying: isPending ? variables : undefined,
  };
}

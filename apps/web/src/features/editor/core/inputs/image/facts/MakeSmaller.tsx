import { endpoints, enoughPixels, LIMITS } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../../shared/api/error-sentence.ts';
import { formatBytes } from '../../../../../../shared/format.ts';
import { useT } from '../../../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../../../shared/ui/toast/toast.tsx';
import { type KnownImage, rememberImage } from '../../../images/image-facts.ts';
import { useSessionState } from '../../../session/use-editor-session.ts';
import classes from './ImageFacts.module.css';

interface MakeSmallerProps {
  readonly address: string;
  readonly image: KnownImage;
  /** CSS pixels. */
  readonly shown: number | null;
  readonly disabled: boolean;
  readonly onReplace: (address: string, width: number) => void;
}

/** Has a version made of an image that is as large as it is shown, for sharp screens, and takes it instead. */
export function MakeSmaller({ address, image, shown, disabled, onReplace }: MakeSmallerProps) {
  const t = useT('variants');
  const templateId = useSessionState(({ template }) => template.id);
  const width = Math.min(image.width, shown === null ? LIMITS.upload.compressedSide : enoughPixels(shown));
  const making = useMutation({
    mutationFn: () => call(endpoints.images.smaller, { body: { url: address, width: Math.max(1, width), templateId } }),
    onSuccess(made) {
      if (made.url === address) return;
      rememberImage(made);
      onReplace(made.url, made.width);
      const [before, after] = [image.size ?? 0, made.size].map((size) => formatBytes(size));
      toast.success(t('smaller.done', { before, after }));
    },
    onError: (error) => toast.error(errorSentence(error)),
  });
  if (making.data?.url === address) return <p className={classes.line}>{t('smaller.none')}</p>;
  return (
    <Button
      size="compact-xs"
      variant="default"
      disabled={disabled}
      loading={making.isPending}
      onClick={() => making.mutate()}
    >
      {t('smaller.make')}
    </Button>
  );
}

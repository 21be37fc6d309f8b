import { altTextFor, endpoints, LIMITS } from '@mailwright/contract';
import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { describeImage, imageFactsQuery } from '../../images/image-facts.ts';
import { useEditorState } from '../../session/use-editor-session.ts';
import classes from './AltTextTools.module.css';
import { SuggestedAltText } from './SuggestedAltText.tsx';

interface AltTextToolsProps {
  /** Address of the picture that the text describes. */
  readonly address: string;
  readonly text: string;
  readonly disabled: boolean;
  /** Writes the text as a step of its own. */
  readonly onUse: (text: string) => void;
}

/** Under an alternative text: what the image library has for the image, and what a model that sees would say. */
export function AltTextTools(props: AltTextToolsProps) {
  return (
    <>
      <LibraryAltText {...props} />
      <SuggestedAltText {...props} />
    </>
  );
}

/** The text that the image library has for the image, or a way to keep this one there. */
function LibraryAltText({ address, text, disabled, onUse }: AltTextToolsProps) {
  const t = useT('variants');
  const language = useEditorState(({ document }) => document.settings.lang);
  const { data: image } = useQuery(imageFactsQuery(address));
  const save = useMutation({
    mutationFn: async (name: string) => {
      const alt = { ...image?.alt, [language]: text.trim() };
      const saved = await call(endpoints.assets.update, { params: { assetName: name }, body: { alt } });
      describeImage(address, saved.alt);
    },
    onSuccess: () => toast.success(t('alt.saved')),
    onError: (error) => toast.error(errorSentence(error)),
  });
  if (!image || image.libraryName === null) return null;
  const { libraryName } = image;
  const known = altTextFor(image.alt, language);
  if (known !== '' && known !== text.trim()) {
    return (
      <div className={classes.tools}>
        <Text size="xs" c="dimmed" className={classes.known}>
          {t('alt.fromLibrary', { text: known })}
        </Text>
        <Button size="compact-xs" variant="default" disabled={disabled} onClick={() => onUse(known)}>
          {t('alt.use')}
        </Button>
      </div>
    );
  }
  if (known !== '' || !isDescription(text)) return null;
  return (
    <div className={classes.tools}>
      <Button
        size="compact-xs"
        variant="subtle"
        loading={save.isPending}
        disabled={disabled}
        onClick={() => save.mutate(libraryName)}
      >
        {t('alt.save')}
      </Button>
    </div>
  );
}

/** A text that a sending system fills in is not the same for everybody who uses the image. */
function isDescription(text: string): boolean {
  const length = text.trim().length;
  return length > 0 && length <= LIMITS.library.alt && !text.includes('{{');
}

import { endpoints } from '@mailwright/contract';
import { Button, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../../../shared/session/session-store.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { useEditorState } from '../../session/use-editor-session.ts';
import classes from './AltTextTools.module.css';

interface SuggestedAltTextProps {
  /** Address of the picture that is described. */
  readonly address: string;
  /** Text that the author wrote. */
  readonly text: string;
  readonly disabled: boolean;
  readonly onUse: (text: string) => void;
}

/** A description of the picture by a model that sees, where this server has one; over a text of the author's only when they say so. */
export function SuggestedAltText(props: SuggestedAltTextProps) {
  const { ai, features } = useAccount();
  return ai.altTexts && features.aiImages ? <Suggestion key={props.address} {...props} /> : null;
}

function Suggestion({ address, text, disabled, onUse }: SuggestedAltTextProps) {
  const t = useT('aiImages');
  const language = useEditorState(({ document }) => document.settings.lang);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const suggestion = useMutation({
    mutationFn: async () => {
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      return (await call(endpoints.ai.alt, { body: { url: address, language } }, { signal })).alt;
    },
    onSuccess: (alt) => {
      if (text.trim() === '') onUse(alt);
    },
    onError: (error) => {
      if (leaving.current?.signal.aborted !== true) toast.error(errorSentence(error));
    },
  });
  const { data: suggested } = suggestion;
  if (suggested !== undefined && suggested !== text.trim() && text.trim() !== '') {
    return (
      <div className={classes.tools}>
        <Text size="xs" c="dimmed" className={classes.known}>
          {t('alt.suggested', { text: suggested })}
        </Text>
        <Button size="compact-xs" variant="default" disabled={disabled} onClick={() => onUse(suggested)}>
          {t('alt.use')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.tools}>
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<IconSparkles size={14} />}
        loading={suggestion.isPending}
        disabled={disabled}
        onClick={() => suggestion.mutate()}
      >
        {t('alt.suggest')}
      </Button>
    </div>
  );
}

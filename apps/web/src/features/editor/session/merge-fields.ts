import { type CustomField, endpoints } from '@mailwright/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useEditorSession, useView } from './use-editor-session.ts';

interface MergeFields {
  readonly fields: readonly CustomField[];
  readonly loading: boolean;
}

const NONE: readonly CustomField[] = [];

/** The fields a text may name, fetched when they are first `wanted`. That they cannot be had is no reason to stop anybody. */
export function useMergeFields(wanted = true): MergeFields {
  const { data, isLoading } = useQuery({
    queryKey: ['merge-fields'],
    queryFn: ({ signal }) => call(endpoints.contacts.customFields, {}, { signal }),
    staleTime: 5 * 60_000,
    retry: false,
    enabled: wanted,
  });
  return { fields: data ?? NONE, loading: isLoading };
}

/** Gives the preview the sample values. */
export function usePreviewSamples(): void {
  const { view } = useEditorSession();
  const { fields } = useMergeFields(useView(({ preview }) => preview));
  useEffect(() => {
    view.setState({ samples: Object.fromEntries(fields.map(({ name, sample }) => [name, sample])) });
  }, [view, fields]);
}

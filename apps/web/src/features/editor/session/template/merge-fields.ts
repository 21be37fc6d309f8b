import { type CustomField, fieldsOfPerson } from '@mailwright/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mergeFieldsQuery } from '../../../../shared/api/merge-fields-query.ts';
import { useEditorSession, useView } from '../use-editor-session.ts';

interface MergeFields {
  readonly fields: readonly CustomField[];
  readonly loading: boolean;
}

const NONE: readonly CustomField[] = [];

/** The fields a text may name, fetched when they are first `wanted`. That they cannot be had is no reason to stop anybody. */
export function useMergeFields(wanted = true): MergeFields {
  const { data, isLoading } = useQuery({ ...mergeFieldsQuery, enabled: wanted });
  return { fields: data ?? NONE, loading: isLoading };
}

/** Gives the preview the values of the person it is for, or the samples of the fields. */
export function usePreviewSamples(): void {
  const { view } = useEditorSession();
  const { fields } = useMergeFields(useView(({ preview }) => preview));
  const person = useView((state) => state.person);
  useEffect(() => {
    const known = person ? fieldsOfPerson(fields, person.values) : fields;
    view.setState({ samples: Object.fromEntries(known.map(({ name, sample }) => [name, sample])) });
  }, [view, fields, person]);
}

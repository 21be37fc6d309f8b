import type { CustomField } from '@mailwright/contract';
import { useQuery } from '@tanstack/react-query';
import { mergeFieldsQuery } from '../../../../shared/api/merge-fields-query.ts';

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

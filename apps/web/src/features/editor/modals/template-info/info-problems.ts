import { characterCount, descriptionProblem, LIMITS, nameProblem, type TemplateInfo } from '@mailwright/contract';

/** What the quick template info shows and changes. */
export type QuickInfo = Pick<TemplateInfo, 'name' | 'description' | 'preheader'>;

/** Keys of the specification's sentences. */
type InfoProblem = 'nameRequired' | 'nameRule' | 'descriptionRule' | 'maxLengthExceeded';

/** What is wrong with each field, as the key of the specification's sentence; null where it is good. */
export const INFO_PROBLEMS: { readonly [K in keyof QuickInfo]: (value: string) => InfoProblem | null } = {
  name(value) {
    const problem = nameProblem(value);
    return problem && (problem === 'required' ? 'nameRequired' : 'nameRule');
  },
  description: (value) => descriptionProblem(value) && 'descriptionRule',
  preheader: (value) => (characterCount(value) > LIMITS.preheader.max ? 'maxLengthExceeded' : null),
};

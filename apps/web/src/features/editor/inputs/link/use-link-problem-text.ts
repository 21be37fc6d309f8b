import type { LinkProblem } from '@mailwright/blocks';
import { useT } from '../../../../shared/i18n/use-t.ts';

/** The sentence for what is wrong with a link. */
export function useLinkProblemText(): (problem: LinkProblem) => string {
  const t = useT('editor');
  const messages = useT('messages');
  return (problem) => {
    if (problem === 'address') return messages('urlInvalid');
    return problem === 'email' ? messages('emailInvalid') : t(`link.problem.${problem}`);
  };
}

import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { UseViewer } from '../../module-updates/port.ts';

type Tables = { t: Schema['templates'] };

/**
 * Returns the condition: the person's own templates and those shared with them; for administrators also those of the system.
 */
export function isKnown<All extends Tables & Schema>(
  builder: ExpressionBuilder<All, 't' & keyof All>,
  { userId, isAdmin }: UseViewer,
) {
  const eb = builder as unknown as ExpressionBuilder<Tables & Schema, 't'>;
  const { and, or } = eb;
  const isShared = eb.exists(
    eb
      .selectFrom('collaborators as c')
      .select('c.user_id')
      .whereRef('c.template_id', '=', 't.id')
      .where('c.user_id', '=', userId),
  );
  const own = or([eb('t.owner_id', '=', userId), and([eb('t.is_shared', '=', 1), isShared])]);
  const system = isAdmin ? sql<SqlBool>`1 = 1` : sql<SqlBool>`1 = 0`;
  return or([and([eb('t.is_system', '=', 0), own]), and([eb('t.is_system', '=', 1), system])]);
}
